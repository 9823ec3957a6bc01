package dev.rulewright.cli.output;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.apache.commons.text.WordUtils;

/// Prose on a terminal.
public final class Paragraph {

  /// Columns of a line, indentation included.
  public static final int WIDTH = 88;

  private Paragraph() {}

  /// A text broken into lines, of which all but the first are indented.
  ///
  /// @param indent columns that stand before every line; the first line's are not written
  public static String hanging(String text, int indent) {
    return WordUtils.wrap(text, WIDTH - indent, "\n" + " ".repeat(indent), false);
  }

  /// The same with the first line indented as well.
  public static String indented(String text, int indent) {
    return " ".repeat(indent) + hanging(text, indent);
  }

  /// A number with its noun: `1 move`, `12,345 moves`.
  public static String count(long number, String noun) {
    return "%,d %s%s".formatted(number, noun, number == 1 ? "" : "s");
  }

  /// Lines of cells, each column as wide as its longest cell and two spaces more.
  public static String columns(List<List<String>> lines) {
    return columns(lines, _ -> false);
  }

  /// The same with the cells of some columns on the right, as numbers stand.
  ///
  /// @param right whether those of a column do, counted from 0
  public static String columns(List<List<String>> lines, IntPredicate right) {
    int[] widths = new int[lines.getFirst().size()];
    Arrays.setAll(
        widths, i -> lines.stream().mapToInt(line -> line.get(i).length()).max().orElse(0));
    var text = new StringBuilder();
    for (List<String> line : lines) {
      var row = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        String blanks = " ".repeat(widths[i] - line.get(i).length());
        row.append(right.test(i) ? blanks + line.get(i) : line.get(i) + blanks).append("  ");
      }
      text.append(row.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
