package dev.rulewright.cli.bench.pages;

import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.PictureSvg;

/// How the pages look, and what a click or a drag on a board does.
public final class Look {

  private Look() {}

  /// Colours and shapes, as a style sheet.
  public static String style() {
    String own = DataFile.beside(Look.class, "bench.css").text();
    return Markup.COLOURS.html() + PictureSvg.STYLE.html() + own;
  }

  /// The script of the board.
  public static String script() {
    return DataFile.beside(Look.class, "bench.js").text();
  }
}
