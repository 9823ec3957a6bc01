package dev.rulewright.kernel.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.List;
import java.util.regex.Matcher;

/// One line of values in a CSV file; a value in quotation marks may go over several lines of the
/// file.
///
/// @param values without blanks around them
/// @param text as it stands in the file
/// @param start where it begins
/// @param separator what stands between the values
record Line(List<String> values, String text, Place start, Separator separator) {

  /// A line at the beginning of a text that may go on with other lines.
  ///
  /// @throws BadInput if it is not in UTF-8
  static Line atBeginningOf(
      CharSequence text, Place start, List<String> values, Separator separator) {
    int end = found(text, values.size(), separator).end("value");
    String line = text.subSequence(0, end).toString();
    InputFile.refuseOtherEncodings(line, start);
    return new Line(values, line, start, separator);
  }

  /// The same without the empty values at its end that are more than some.
  Line withoutEmptyBehind(int least) {
    int size = values.size();
    while (size > least && values.get(size - 1).isEmpty()) {
      size--;
    }
    return size == values.size() ? this : new Line(values.subList(0, size), text, start, separator);
  }

  /// Whether it has no value.
  boolean isBlank() {
    return values.stream().allMatch(String::isEmpty);
  }

  /// Where the value at an index begins, or where the line ends if it has fewer values.
  Place place(int index) {
    String value =
        index < values.size() ? text.substring(found(text, index + 1, separator).start()) : "";
    String letters = value.replaceFirst("^\"? *", "");
    return InputFile.placeIn(text, text.length() - letters.length(), start);
  }

  /// The last of so many values of a text.
  private static Matcher found(CharSequence text, int values, Separator separator) {
    Matcher value = separator.value().matcher(text);
    for (int i = 0; i < values; i++) {
      value.find();
    }
    return value;
  }

  /// What is wrong with a text in which a line does not end.
  static BadInput unclosed(String text, Place start, Separator separator, Exception cause) {
    Matcher value = separator.value().matcher(text);
    int at = 0;
    while (value.find()) {
      at = value.end();
    }
    return BadInput.at(InputFile.placeIn(text, at, start))
        .because("expected a quotation mark at the end of this value, too, and there only", cause);
  }
}
