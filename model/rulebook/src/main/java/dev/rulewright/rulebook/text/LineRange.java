package dev.rulewright.rulebook.text;

import java.util.List;
import java.util.stream.Stream;

/// Lines of a file, counted from 1, both inclusive.
public record LineRange(int first, int last) {

  /// Every line.
  public static final LineRange ALL = new LineRange(1, Integer.MAX_VALUE);

  /// Reads ranges such as `1-90+95+100-`: the last one is to the end.
  ///
  /// @param text numbers, `-` and `+`
  public static List<LineRange> parse(String text) {
    return Stream.of(text.split("\\+", -1))
        .map(range -> {
          int dash = range.indexOf('-');
          int first = Integer.parseInt(dash < 0 ? range : range.substring(0, dash));
          String last = dash < 0 ? range : range.substring(dash + 1);
          return new LineRange(first, last.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(last));
        })
        .toList();
  }

  /// Whether a line is in it.
  public boolean contains(int line) {
    return first <= line && line <= last;
  }
}
