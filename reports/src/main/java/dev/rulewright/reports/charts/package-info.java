/// Charts of what a batch of plays has given, drawn from the tables in its CSV files.
@NullMarked
package dev.rulewright.reports.charts;

import org.jspecify.annotations.NullMarked;
