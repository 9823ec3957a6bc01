package dev.rulewright.reports.charts;

import java.util.function.Function;
import org.jfree.chart.plot.Plot;

/// A chart that can be drawn in any format; drawing it twice gives the same bytes.
///
/// @param id short identifier, lower case with hyphens, for file names and anchors
/// @param title what is seen, in one sentence or less
/// @param caption what it rests on: the number of games and how to read the signs
/// @param plotHeight height of the drawing between title and caption, in points
/// @param plot draws what stands between title and caption
public record Chart(
    String id, String title, String caption, double plotHeight, Function<Format, Plot> plot) {

  /// The chart as an SVG document for a file of its own.
  ///
  /// @throws NoFonts if this machine cannot write letters
  public String svg(Format format) {
    return Drawn.of(this, format).svg();
  }

  /// The chart as an SVG element to stand in a page: it takes the width it gets, its ids begin with the
  /// chart's id, and its colours are variables of the page's style (`var(--ink, #1f2328)`).
  ///
  /// @throws NoFonts if this machine cannot write letters
  public String element(Format format) {
    return Drawn.of(this, format).element();
  }

  /// The chart as a PNG file with 300 dots per inch.
  ///
  /// @throws NoFonts if this machine cannot write letters
  public byte[] png(Format format) {
    return Drawn.of(this, format).png();
  }
}
