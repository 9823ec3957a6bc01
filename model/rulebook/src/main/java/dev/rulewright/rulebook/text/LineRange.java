package dev.rulewright.rulebook.text;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Lines of a file, counted from 1, both inclusive.
public record LineRange(int first, int last) {

  /// Every line.
  public static final LineRange ALL = new LineRange(1, Integer.MAX_VALUE);

  private static final Pattern WRITTEN = Pattern.compile("([1-9]\\d{0,7})(-([1-9]\\d{0,7})?)?");

  /// Reads ranges such as `1-90+95+100-`: the last one is to the end.
  ///
  /// @throws BadInput if it is written otherwise, or a range ends before it begins
  public static List<LineRange> parse(Word text) {
    return text.pieces('+').stream().map(LineRange::range).toList();
  }

  private static LineRange range(Word text) {
    Matcher parts = WRITTEN.matcher(text.text());
    if (!parts.matches()) {
      throw text.expected("lines such as 1-90+95+100-");
    }
    int first = Integer.parseInt(parts.group(1));
    if (parts.group(2) == null) {
      return new LineRange(first, first);
    }
    int last = parts.group(3) == null ? Integer.MAX_VALUE : Integer.parseInt(parts.group(3));
    if (last < first) {
      throw text.expected("the last line behind the first");
    }
    return new LineRange(first, last);
  }

  /// Ranges as they are written, such as `1-90+95+100-`.
  public static String written(List<LineRange> ranges) {
    return ranges.stream().map(LineRange::toString).collect(Collectors.joining("+"));
  }

  /// Whether a line is in it.
  public boolean contains(int line) {
    return first <= line && line <= last;
  }

  @Override
  public String toString() {
    return first == last ? "" + first : first + "-" + (last == Integer.MAX_VALUE ? "" : last);
  }
}
