package dev.rulewright.reports.export;

/// A format that tables are exported to.
public enum TableFormat {
  /// A file `NAME.parquet` for each table, which R, Python and Spark read.
  PARQUET,
  /// One file `results.duckdb` with all tables, which answers SQL.
  DUCKDB
}
