package dev.rulewright.reports.charts;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.util.ArrayList;
import java.util.List;

/// Texts broken into lines of a chart.
public final class Lines {

  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);
  private static final String LEFT_OUT = "…";

  private Lines() {}

  /// How wide a text is, in points.
  public static double width(String text, Font font) {
    return text.isEmpty() ? 0 : font.getStringBounds(text, CONTEXT).getWidth();
  }

  /// A text in lines no wider than there is room; it breaks at blanks and colons if it can, and
  /// what is too much is left out in the middle, because names often differ only at their end.
  ///
  /// @param room in points
  /// @param most the most lines
  static List<String> broken(String text, Font font, double room, int most) {
    String left = text.strip();
    var lines = broken(left, font, room);
    for (int letters = left.length() - 1; lines.size() > most && letters > 2; letters--) {
      String shorter =
          text.strip().substring(0, (letters + 1) / 2)
              + LEFT_OUT
              + text.strip().substring(text.strip().length() - letters / 2);
      lines = broken(shorter, font, room);
    }
    return lines;
  }

  private static List<String> broken(String text, Font font, double room) {
    var lines = new ArrayList<String>();
    String left = text;
    while (!left.isEmpty()) {
      int fits = fitting(left, font, room);
      int end = fits == left.length() ? fits : end(left, fits);
      lines.add(left.substring(0, end).strip());
      left = left.substring(end).strip();
    }
    return lines.isEmpty() ? List.of("") : lines;
  }

  /// Where a line may end: at a blank, or behind a colon, as agents have them between their
  /// settings; anywhere if there is none.
  private static int end(String text, int fits) {
    int end = Math.max(text.lastIndexOf(' ', fits), text.lastIndexOf(':', fits - 1) + 1);
    return end > 0 ? end : fits;
  }

  /// How many letters fit, at least one.
  private static int fitting(String text, Font font, double room) {
    int fits = text.length();
    while (fits > 1 && width(text.substring(0, fits), font) > room) {
      fits--;
    }
    return fits;
  }
}
