package dev.rulewright.reports.charts;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.jfree.chart.plot.Plot;

/// A chart that can be drawn in any format; drawing it twice gives the same bytes.
///
/// @param id short identifier, lower case with hyphens, for file names and anchors
/// @param title what is seen, in one sentence or less
/// @param caption what it rests on: the number of games and how to read the signs
/// @param numbers what is drawn, in words and numbers, for whoever does not see it
/// @param keys whether to tell what the colours mean
/// @param plotHeight height of the plot with its axes, in points
/// @param plot draws the plot
public record Chart(
    String id,
    String title,
    String caption,
    String numbers,
    Keys keys,
    ToDoubleFunction<Format> plotHeight,
    Function<Format, Plot> plot) {

  /// Whether a chart tells what its colours mean.
  public enum Keys {
    /// Above the plot, in the order of the data.
    SHOWN,
    /// The plot names everything itself.
    NONE
  }

  /// In points; a telephone shows about 600 at the width of a column.
  private static final double LONG = 300;

  /// Whether the chart is more than half a screen of a telephone.
  public boolean isLong() {
    return plotHeight.applyAsDouble(Format.COLUMN) > LONG;
  }

  /// The chart in words and numbers, which stands in the SVG for whoever does not see it.
  public String alternative() {
    return numbers.isEmpty() ? title : title + ". " + numbers;
  }

  /// The chart as an SVG document for a file of its own.
  ///
  /// @throws NoFonts if this machine cannot write letters
  public String svg(Format format) {
    return drawn(format).svg();
  }

  /// The chart as an SVG element to stand in a page: it takes the width it gets, its ids begin with
  /// the chart's id, and its colours are variables of the page's style (`var(--ink,#1f2328)`).
  ///
  /// @throws NoFonts if this machine cannot write letters
  public String element(Format format) {
    return drawn(format).element();
  }

  /// The chart as a PNG file with 300 dots per inch.
  ///
  /// @throws NoFonts if this machine cannot write letters
  public byte[] png(Format format) {
    return drawn(format).png();
  }

  private Drawn drawn(Format format) {
    NoFonts.check();
    var chart = Theme.chart(title, caption, keys, plot.apply(format));
    return Drawn.of(id, alternative(), chart, format, plotHeight.applyAsDouble(format));
  }
}
