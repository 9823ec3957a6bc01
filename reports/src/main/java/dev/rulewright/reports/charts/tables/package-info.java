/// Which charts a table of results gets by what its columns mean, and those that only such tables
/// get. It knows tables, and the charts in front.
@NullMarked
package dev.rulewright.reports.charts.tables;

import org.jspecify.annotations.NullMarked;
