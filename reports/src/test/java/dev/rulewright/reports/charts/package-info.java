/// The charts, drawn from sample tables.
@NullMarked
package dev.rulewright.reports.charts;

import org.jspecify.annotations.NullMarked;
