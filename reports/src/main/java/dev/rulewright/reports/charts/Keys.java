package dev.rulewright.reports.charts;

/// Whether a chart tells what its colours mean.
enum Keys {
  /// Above the plot, in the order of the data.
  SHOWN,
  /// The plot names everything itself.
  NONE
}
