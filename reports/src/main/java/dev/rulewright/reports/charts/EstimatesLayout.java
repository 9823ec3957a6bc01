package dev.rulewright.reports.charts;

import dev.rulewright.reports.charts.Estimates.Row;
import java.util.List;

/// Where names and dots of a chart of estimates stand.
///
/// @param place where names stand
/// @param names the lines of each row's name
/// @param plot the width that is left for dots, in points
/// @param row the height of a row, in points
/// @param lines the lines that names and numbers take
/// @param dots the dots of the row that has most
record EstimatesLayout(
    Names place, List<List<String>> names, double plot, double row, int lines, int dots) {

  /// Where names stand.
  enum Names {
    /// On the left of the dots.
    BESIDE,
    /// Above the dots.
    ABOVE
  }

  /// The distance of two dots of a row whose numbers stand elsewhere, in points.
  private static final double DOT_HEIGHT = 6.5;

  /// The distance of two dots whose numbers stand beside them.
  private static final double LABEL_HEIGHT = 10;

  /// What margins and gaps take of the width, in points.
  private static final double AROUND = 30;

  private static final double AXIS_HEIGHT = 34;
  private static final double LINE_HEIGHT = 11.5;

  /// Above and below the dots, together.
  private static final double MARGIN = 12;

  /// The least share of the width that dots have when names stand beside them.
  private static final double LEAST_PLOT = 0.3;

  private static final int MOST_LINES = 4;
  private static final int FEW_ROWS = 6;

  static EstimatesLayout of(Estimates chart, Format format) {
    List<Row> rows = chart.rows();
    double names =
        rows.stream().mapToDouble(row -> Lines.width(row.name(), Theme.NAME)).max().orElse(0);
    double asides =
        rows.stream()
            .flatMap(row -> row.dots().stream())
            .mapToDouble(dot -> Lines.width(chart.numbers(dot), Theme.LABEL))
            .max()
            .orElse(0);
    int dots = rows.stream().mapToInt(row -> row.dots().size()).max().orElse(1);
    int width = format.points();
    double beside = width - names - asides - AROUND;
    if (beside >= LEAST_PLOT * width) {
      double least = rows.size() <= FEW_ROWS ? 22 : 13;
      return new EstimatesLayout(
          Names.BESIDE,
          rows.stream().map(row -> List.of(row.name())).toList(),
          beside,
          dots > 1 ? LABEL_HEIGHT * (dots + 1) : least,
          1,
          dots);
    }
    List<List<String>> broken =
        rows.stream()
            .map(row ->
                Lines.broken(row.name(), Theme.NAME, width - asides - AROUND - 10, MOST_LINES))
            .toList();
    int lines = Math.max(dots, broken.stream().mapToInt(List::size).max().orElse(1));
    return new EstimatesLayout(
        Names.ABOVE,
        broken,
        width - AROUND,
        lines * LINE_HEIGHT + MARGIN + DOT_HEIGHT * dots,
        lines,
        dots);
  }

  /// Whether there are so many dots that they must be small.
  boolean isDense() {
    return names.size() > FEW_ROWS;
  }

  /// The height of the plot with its axis, in points.
  double height() {
    return Math.max(names.size(), 1) * row + AXIS_HEIGHT;
  }

  /// How far a line of a name stands above the middle of its row, in rows.
  double above(int line) {
    return 0.5 - (line + 0.5) * LINE_HEIGHT / row;
  }

  /// How far a dot stands below the middle of the row, in rows.
  ///
  /// @param dot from 0
  double below(int dot) {
    return switch (place) {
      case BESIDE -> (dot + 1.0) / (dots + 1) - 0.5;
      case ABOVE -> (lines * LINE_HEIGHT / 2 + (dot - (dots - 1) / 2.0) * DOT_HEIGHT) / row;
    };
  }
}
