package dev.rulewright.kernel.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.List;

/// One line of values in a CSV file; a value in quotation marks may go over several lines of the
/// file.
///
/// @param values without blanks around them
/// @param text as it stands in the file, from the beginning of the line to its end at least
/// @param start where it begins
record Line(List<String> values, String text, Place start) {

  /// A line at the beginning of a text that may go on with other lines.
  ///
  /// @throws BadInput if it is not in UTF-8
  static Line atBeginningOf(String text, Place start, List<String> values) {
    int end = 0;
    for (int value = 1; value < values.size(); value++) {
      end = endOfValue(text, end) + 1;
    }
    String line = text.substring(0, endOfValue(text, end));
    InputFile.refuseOtherEncodings(line, start);
    return new Line(values, line, start);
  }

  boolean isBlank() {
    return values.stream().allMatch(String::isEmpty);
  }

  /// Where the value at an index begins, or where the line ends if it has fewer values.
  Place place(int index) {
    int at = 0;
    for (int value = 0; value < index; value++) {
      int end = endOfValue(text, at);
      if (end == text.length()) {
        return placeAt(end);
      }
      at = end + 1;
    }
    if (text.startsWith("\"", at)) {
      at++;
    }
    while (text.startsWith(" ", at)) {
      at++;
    }
    return placeAt(at);
  }

  private Place placeAt(int offset) {
    return InputFile.placeIn(text, offset, start);
  }

  /// Where a value ends: at a comma, at the end of the line or at the end of the text.
  ///
  /// @return -1 if a quotation mark at its beginning has no counterpart at its end
  private static int endOfValue(String text, int from) {
    int at = from;
    if (text.startsWith("\"", at)) {
      int close = closingMark(text, at + 1);
      if (close < 0) {
        return -1;
      }
      at = close + 1;
      while (text.startsWith(" ", at)) {
        at++;
      }
      return isEnd(text, at) ? at : -1;
    }
    while (!isEnd(text, at)) {
      at++;
    }
    return at;
  }

  private static boolean isEnd(String text, int at) {
    return at == text.length()
        || text.charAt(at) == ','
        || text.charAt(at) == '\n'
        || text.charAt(at) == '\r';
  }

  /// The quotation mark that closes; a double one stands for itself.
  private static int closingMark(String text, int from) {
    int at = text.indexOf('"', from);
    while (at >= 0 && text.startsWith("\"", at + 1)) {
      at = text.indexOf('"', at + 2);
    }
    return at;
  }

  /// What is wrong with a text in which a line does not end.
  static BadInput unclosed(String text, Place start, Exception cause) {
    int at = 0;
    int end = endOfValue(text, at);
    while (end >= 0 && end < text.length()) {
      at = end + 1;
      end = endOfValue(text, at);
    }
    return BadInput.at(InputFile.placeIn(text, at, start))
        .because("expected a quotation mark at the end of this value, too, and there only", cause);
  }
}
