/// Tables of results in formats that programs for statistics read faster than CSV, written by
/// DuckDB.
@NullMarked
package dev.rulewright.reports.export;

import org.jspecify.annotations.NullMarked;
