package dev.rulewright.reports.charts;

/// How wide a chart is drawn. Letters keep their size, so a chart for a narrow place is another
/// drawing, not a smaller one.
public enum Format {
  /// For a page of print or a screen: 169 mm, two columns of a journal.
  PAGE(480),
  /// For a telephone, or one column of a journal: 106 mm.
  COLUMN(300);

  private final int points;

  Format(int points) {
    this.points = points;
  }

  /// The width in points, 72 to the inch.
  public int points() {
    return points;
  }
}
