package dev.rulewright.kernel.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One line of values in a CSV file; a value in quotation marks may go over several lines of the
/// file.
///
/// @param values without blanks around them
/// @param text as it stands in the file
/// @param start where it begins
record Line(List<String> values, String text, Place start) {

  /// In quotation marks, of which two stand for one that belongs to the value.
  private static final String QUOTED = "\"(?:[^\"]|\"\")*+\"\\p{javaWhitespace}*?(?=[,\r\n]|\\z)";

  /// A value behind the one before, and what ends it.
  private static final Pattern VALUE =
      Pattern.compile("\\G(?<value>" + QUOTED + "|(?!\")[^,\r\n]*)[,\r\n]?");

  /// A line at the beginning of a text that may go on with other lines.
  ///
  /// @throws BadInput if it is not in UTF-8
  static Line atBeginningOf(CharSequence text, Place start, List<String> values) {
    String line = text.subSequence(0, found(text, values.size()).end("value")).toString();
    InputFile.refuseOtherEncodings(line, start);
    return new Line(values, line, start);
  }

  boolean isBlank() {
    return values.stream().allMatch(String::isEmpty);
  }

  /// Where the value at an index begins, or where the line ends if it has fewer values.
  Place place(int index) {
    String value = index < values.size() ? text.substring(found(text, index + 1).start()) : "";
    String letters = value.replaceFirst("^\"? *", "");
    return InputFile.placeIn(text, text.length() - letters.length(), start);
  }

  /// The last of so many values of a text.
  private static Matcher found(CharSequence text, int values) {
    Matcher value = VALUE.matcher(text);
    for (int i = 0; i < values; i++) {
      value.find();
    }
    return value;
  }

  /// What is wrong with a text in which a line does not end.
  static BadInput unclosed(String text, Place start, Exception cause) {
    Matcher value = VALUE.matcher(text);
    int at = 0;
    while (value.find()) {
      at = value.end();
    }
    return BadInput.at(InputFile.placeIn(text, at, start))
        .because("expected a quotation mark at the end of this value, too, and there only", cause);
  }
}
