/// Tables written as CSV files, with names made safe for spreadsheets.
@NullMarked
package dev.rulewright.reports.tables;

import org.jspecify.annotations.NullMarked;
