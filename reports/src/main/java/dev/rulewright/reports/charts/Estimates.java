package dev.rulewright.reports.charts;

import java.util.List;

/// A chart of estimates: one row each, with a dot for the estimate and a line for its interval, the
/// numbers on the right, and a dashed line for what they are compared with.
///
/// Names that are too long to stand beside the dots stand above them, so that any name can be read
/// on a telephone.
///
/// @param id short identifier, lower case with hyphens
/// @param title what is seen, in one sentence or less
/// @param caption what it rests on: the number of games, the kind of interval
/// @param scale the axis
/// @param rows from the top
public record Estimates(String id, String title, String caption, Scale scale, List<Row> rows) {

  /// Copies the list.
  public Estimates {
    rows = List.copyOf(rows);
  }

  /// One row.
  ///
  /// @param name what is estimated
  /// @param aside what stands on the right of the row, such as the numbers
  /// @param dots what stands in the row, mostly one dot; the first ones are higher
  public record Row(String name, String aside, List<Dot> dots) {
    /// Copies the list.
    public Row {
      dots = List.copyOf(dots);
    }
  }

  /// An estimate with its interval.
  ///
  /// @param series the kind of estimate, for the keys above the plot; they are shown if there are
  ///   several
  /// @param estimate in the unit of the axis; not a number if only a bound is known
  /// @param low the lower end; minus infinity if it is open, not a number for no interval
  /// @param high the upper end; plus infinity if it is open, not a number for no interval
  /// @param look how it looks
  public record Dot(String series, double estimate, double low, double high, Look look) {}

  /// A row with one dot and its numbers.
  public static Row row(Scale scale, String name, double estimate, double low, double high) {
    return row(scale, name, new Dot("", estimate, low, high, Look.PLAIN));
  }

  /// A row with one dot and its numbers.
  public static Row row(Scale scale, String name, Dot dot) {
    return new Row(name, scale.text(dot.estimate(), dot.low(), dot.high()), List.of(dot));
  }

  /// The chart.
  public Chart chart() {
    Keys keys =
        rows.stream().flatMap(row -> row.dots().stream()).map(Dot::series).distinct().count() > 1
            ? Keys.SHOWN
            : Keys.NONE;
    return new Chart(
        id,
        title,
        caption,
        keys,
        format -> EstimatesLayout.of(this, format).height(),
        format -> new EstimatesPlot(this, EstimatesLayout.of(this, format)).plot());
  }
}
