@NullMarked
package dev.rulewright.reports.export;

import org.jspecify.annotations.NullMarked;
