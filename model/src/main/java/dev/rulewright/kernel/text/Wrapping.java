package dev.rulewright.kernel.text;

import java.util.ArrayList;
import java.util.List;

/// Breaking of text into lines.
public final class Wrapping {

  private Wrapping() {}

  /// A text in lines of at most a certain width, broken at blanks; a word that is too wide by
  /// itself is cut.
  ///
  /// @param width at least 1
  public static List<String> lines(String text, int width) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
      while (line.length() > width) {
        lines.add(line.substring(0, width));
        line.delete(0, width);
      }
    }
    lines.add(line.toString());
    return lines;
  }
}
