package dev.rulewright.rulebook.lexicon;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The words of a language by concept, out of the table that ships or one that somebody has
/// written.
final class VocabularyTable {

  private static final String CONCEPT = "concept";

  private static final Pattern APOSTROPHE = Pattern.compile("['’](?=\\p{L})");
  private static final Pattern HYPHEN = Pattern.compile("\\s*-\\s*");

  /// The values of the table that ships, read once, and without the care that other people's tables
  /// need, as that takes longer than all the rest.
  private static final class Shipped {
    static final List<String[]> ROWS =
        DataFile.beside(VocabularyTable.class, "vocabulary.csv")
            .text()
            .lines()
            .map(line -> line.split(",", -1))
            .toList();
  }

  private VocabularyTable() {}

  /// The words of a language in the table that ships, by concept.
  static Map<String, String> shipped(String language) {
    int column = List.of(Shipped.ROWS.getFirst()).indexOf(language);
    Map<String, String> table = new LinkedHashMap<>();
    Shipped.ROWS.stream().skip(1).forEach(values -> table.put(values[0], values[column]));
    return table;
  }

  /// The words of a language in a table, by concept.
  ///
  /// @throws BadInput if the file cannot be read, has no column of that name, names a concept twice
  ///   or one that the table that ships does not have, or a word is written wrongly
  static Map<String, String> read(Path file, String language) {
    Set<String> known = shipped("en").keySet();
    Map<String, String> table = new LinkedHashMap<>();
    try (var rows = TableReader.of(file, CONCEPT, language)) {
      for (Row row : rows) {
        String concept = row.value(CONCEPT);
        if (!known.contains(concept)) {
          throw row.at(CONCEPT).unknown("a concept", concept, known);
        }
        forms(row.value(language)).forEach(form -> refuseFaults(form, row, language));
        if (table.put(concept, row.value(language)) != null) {
          throw row.found(CONCEPT).because("this concept is there already");
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
    return table;
  }

  private static void refuseFaults(String form, Row row, String language) {
    WordPattern.fault(pieces(form))
        .ifPresent(fault -> {
          throw row.at(language, form).found(form).because(fault);
        });
  }

  private static List<String> forms(String cell) {
    return Stream.of(cell.split("\\|", -1)).map(String::strip).filter(s -> !s.isEmpty()).toList();
  }

  /// A form with blanks where a text is divided into words, too.
  static String pieces(String form) {
    if (Token.isLetters(form.replace(" ", ""))) {
      return form; // As most are.
    }
    return HYPHEN.matcher(APOSTROPHE.matcher(form).replaceAll("' ")).replaceAll(" - ");
  }
}
