package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/// One line of values in a CSV file; a value in quotation marks may go over several lines of the
/// file.
///
/// @param text the whole file
/// @param start offset in the text where the line begins
record Line(List<String> values, String source, String text, int start) {

  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setIgnoreEmptyLines(true).get();

  boolean isBlank() {
    return values.stream().allMatch(String::isBlank);
  }

  /// Where the value at an index begins, or where the line ends if it has fewer values.
  Place place(int index) {
    int at = start;
    for (int value = 0; value < index; value++) {
      int end = endOfValue(text, at);
      if (end == text.length() || isLineEnd(text.charAt(end))) {
        return placeAt(source, text, end);
      }
      at = end + 1;
    }
    if (text.startsWith("\"", at)) {
      at++;
    }
    while (text.startsWith(" ", at)) {
      at++;
    }
    return placeAt(source, text, at);
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
    return at == text.length() || text.charAt(at) == ',' || isLineEnd(text.charAt(at));
  }

  /// The quotation mark that closes; a double one stands for itself.
  private static int closingMark(String text, int from) {
    int at = text.indexOf('"', from);
    while (at >= 0 && text.startsWith("\"", at + 1)) {
      at = text.indexOf('"', at + 2);
    }
    return at;
  }

  private static boolean isLineEnd(char letter) {
    return letter == '\n' || letter == '\r';
  }

  private static Place placeAt(String source, String text, int offset) {
    String before = text.substring(0, offset);
    int line = 1 + (int) before.chars().filter(letter -> letter == '\n').count();
    return new Place(source, line, offset - before.lastIndexOf('\n'));
  }

  /// The lines of a text that hold any value.
  ///
  /// @throws BadInput if quotation marks are not in order
  static List<Line> read(String text, String source) {
    var lines = new ArrayList<Line>();
    try (var parser = CSVParser.parse(new StringReader(text), FORMAT)) {
      var records = parser.iterator();
      while (records.hasNext()) {
        CSVRecord values = records.next();
        var line =
            new Line(
                values.stream().map(String::strip).toList(),
                source,
                text,
                firstInk(text, (int) values.getCharacterPosition()));
        if (!line.isBlank()) {
          lines.add(line);
        }
      }
    } catch (UncheckedIOException e) {
      throw unclosed(text, source, e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return lines;
  }

  private static BadInput unclosed(String text, String source, UncheckedIOException cause) {
    int at = 0;
    int end = endOfValue(text, at);
    while (end >= 0 && end < text.length()) {
      at = end + 1;
      end = endOfValue(text, at);
    }
    return BadInput.at(placeAt(source, text, at))
        .because("expected a quotation mark at the end of this value, too, and there only", cause);
  }

  private static int firstInk(String text, int from) {
    int at = from;
    while (at < text.length() && isLineEnd(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
