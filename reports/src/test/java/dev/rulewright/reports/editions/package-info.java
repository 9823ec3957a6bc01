@NullMarked
package dev.rulewright.reports.editions;

import org.jspecify.annotations.NullMarked;
