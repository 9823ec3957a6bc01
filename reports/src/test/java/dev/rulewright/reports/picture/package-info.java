@NullMarked
package dev.rulewright.reports.picture;

import org.jspecify.annotations.NullMarked;
