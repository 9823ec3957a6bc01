package dev.rulewright.reports.charts;

import java.util.List;
import java.util.stream.Collectors;

/// A chart of estimates: one row each, with a dot for the estimate and a line for its interval, the
/// numbers of each dot on the right, and a dashed line for what they are compared with.
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

  /// One row.
  ///
  /// @param name what is estimated
  /// @param dots what stands in the row, mostly one dot; the first ones are higher
  public record Row(String name, List<Dot> dots) {}

  /// An estimate with its interval.
  ///
  /// @param series the kind of estimate, for the keys above the plot; they are shown if there are
  ///   several
  /// @param estimate in the unit of the axis; not a number if only a bound is known
  /// @param low the lower end; minus infinity if it is open, not a number for no interval
  /// @param high the upper end; plus infinity if it is open, not a number for no interval
  /// @param look how it looks
  public record Dot(String series, double estimate, double low, double high, Look look) {}

  /// What stands on the right of a dot.
  String numbers(Dot dot) {
    return scale.text(dot.estimate(), dot.low(), dot.high());
  }

  /// The chart.
  public Chart chart() {
    Chart.Keys keys =
        rows.stream().flatMap(row -> row.dots().stream()).map(Dot::series).distinct().count() > 1
            ? Chart.Keys.SHOWN
            : Chart.Keys.NONE;
    return new Chart(
        id,
        title,
        caption,
        inWords(),
        keys,
        format -> EstimatesLayout.of(this, format).height(),
        format -> new EstimatesPlot(this, EstimatesLayout.of(this, format)).plot());
  }

  private String inWords() {
    if (rows.isEmpty()) {
      return "";
    }
    return rows.stream()
        .map(row ->
            (row.name() + ": ")
                + row.dots().stream()
                    .map(dot -> (dot.series() + " " + numbers(dot)).strip())
                    .collect(Collectors.joining(", ")))
        .collect(Collectors.joining("; ", scale.title() + ": ", "."));
  }
}
