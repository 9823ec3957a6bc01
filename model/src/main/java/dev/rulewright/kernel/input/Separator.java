package dev.rulewright.kernel.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;

/// What stands between the values of a line: a comma, or what a spreadsheet puts there where the
/// comma is for decimals.
///
/// @param character one of a comma, a semicolon, a tab, or what the file names in its first line
/// @param value a value behind the one before, and what ends it
record Separator(char character, Pattern value) {

  /// The first line with which some spreadsheets say what they put between values.
  private static final String NAMES = "sep=";

  private static final Pattern NAMED =
      Pattern.compile("(?i)" + NAMES + "[\t!-/:-@\\[-`{-~&&[^\"]]");

  private static final Separator COMMA = of(',');

  private static final List<Separator> USUAL = List.of(COMMA, of(';'), of('\t'));

  /// A table has at most so many lines above the names of its columns.
  static final int MOST_TITLES = 3;

  private static Separator of(char character) {
    String end = "[\\" + character + "\r\n]";
    // In quotation marks, of which two stand for one that belongs to the value.
    String quoted = "\"(?:[^\"]|\"\")*+\"\\p{javaWhitespace}*?(?=" + end + "|\\z)";
    String bare = "(?!\")[^" + end.substring(1) + "*";
    return new Separator(
        character, Pattern.compile("\\G(?<value>" + quoted + "|" + bare + ")" + end + "?"));
  }

  /// How Commons CSV reads it.
  CSVFormat format() {
    return CSVFormat.DEFAULT.builder().setDelimiter(character).setIgnoreEmptyLines(true).get();
  }

  /// Whether a comma may stand for the decimal point.
  boolean leavesCommaToDecimals() {
    return character != ',';
  }

  /// The separator of a table: the one that its first line names; else the one that most names of
  /// columns have between them, in the first line that has any; else the one that stands most often
  /// in the first line that has any.
  ///
  /// @param beginning the first characters of the table
  /// @param columns those that the table must have
  static Separator of(String beginning, List<String> columns) {
    List<String> lines =
        beginning.lines().filter(line -> !line.isBlank()).limit(1 + MOST_TITLES).toList();
    if (!lines.isEmpty() && isNamed(lines.getFirst())) {
      return of(lines.getFirst().charAt(NAMES.length()));
    }
    return first(lines, values -> values.stream().filter(columns::contains).count())
        .or(() -> first(lines, values -> values.size() - 1L))
        .orElse(COMMA);
  }

  /// Whether a line names a separator, as in `sep=;`.
  static boolean isNamed(String line) {
    return NAMED.matcher(line).lookingAt();
  }

  /// In the first line in which one of the usual separators counts, the one that counts most.
  private static Optional<Separator> first(List<String> lines, ToLongFunction<List<String>> count) {
    for (String line : lines) {
      ToLongFunction<Separator> counted = each -> count.applyAsLong(each.values(line));
      // What the line does not have leaves it whole, as a comma does then.
      Separator most =
          USUAL.stream()
              .filter(each -> each.equals(COMMA) || line.indexOf(each.character) >= 0)
              .max(Comparator.comparingLong(counted))
              .orElseThrow();
      if (counted.applyAsLong(most) > 0) {
        return Optional.of(most);
      }
    }
    return Optional.empty();
  }

  /// The values of a line, however it is quoted.
  private List<String> values(String line) {
    var lenient = format().builder().setLenientEof(true).setTrailingData(true).get();
    try (var parser = CSVParser.parse(line, lenient)) {
      return parser.stream()
          .flatMap(values -> Arrays.stream(values.values()))
          .map(String::strip)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // never: it is a text
    }
  }
}
