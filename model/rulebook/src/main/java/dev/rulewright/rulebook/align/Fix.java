package dev.rulewright.rulebook.align;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.text.Word;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A correction of an alignment by hand, a line of a table whose values are divided by tabs:
///
/// ```text
/// action  de                        en
/// link    Es gibt kein Limit        There is no limit
/// split   Das kostet keine AP. #2   They do not cost
/// ```
///
/// Sentences are named by how they begin, of several that begin alike by their number; several are
/// divided by ` | `. Lines that begin with `#` are remarks.
///
/// @param place where it stands
/// @param sentences by language
record Fix(Place place, Action action, Map<String, List<Beginning>> sentences) {

  /// What is corrected.
  enum Action {
    /// These sentences say the same, and nothing else does.
    LINK,
    /// These sentences say what no other edition says.
    UNLINK,
    /// What the rows of these sentences say belongs together.
    MERGE,
    /// These sentences of a row stand for themselves.
    SPLIT;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// How a sentence begins.
  ///
  /// @param number which one of those that begin so, counted from 1; 0 if there is only one
  record Beginning(Word text, int number) {

    private static final Pattern NUMBERED = Pattern.compile("(.*\\S)\\s+#([1-9]\\d{0,3})");

    private static Beginning of(Word word) {
      Matcher parts = NUMBERED.matcher(word.text());
      return parts.matches()
          ? new Beginning(new Word(parts.group(1), word.place()), Integer.parseInt(parts.group(2)))
          : new Beginning(word, 0);
    }
  }

  private static final Pattern BETWEEN = Pattern.compile("\\s+\\|\\s+");

  /// The corrections in a file; none if there is no file.
  ///
  /// @param languages those of the editions
  /// @throws BadInput if the file makes no sense
  static List<Fix> read(Path file, List<String> languages) {
    if (!Files.exists(file)) {
      return List.of();
    }
    List<Word> lines =
        InputFile.lines(file).stream().filter(line -> !line.text().startsWith("#")).toList();
    if (lines.isEmpty()) {
      return List.of();
    }
    List<Word> columns = columns(lines.getFirst().pieces('\t'), languages);
    return lines.stream().skip(1).map(line -> of(line.pieces('\t'), columns)).toList();
  }

  private static List<Word> columns(List<Word> values, List<String> languages) {
    if (!values.getFirst().is("action")) {
      throw values.getFirst().expected("'action' and the languages, with tabs between them");
    }
    values.stream().skip(1).forEach(language -> language.among(languages, "an edition"));
    return values;
  }

  private static Fix of(List<Word> values, List<Word> columns) {
    Word first = values.getFirst();
    Action action = first.among(Arrays.asList(Action.values()), "an action");
    if (values.size() > columns.size()) {
      throw values.get(columns.size()).expected("at most %d values", columns.size());
    }
    Map<String, List<Beginning>> sentences = new LinkedHashMap<>();
    for (int i = 1; i < values.size(); i++) {
      if (!values.get(i).text().isEmpty()) {
        sentences.put(columns.get(i).text(), beginnings(values.get(i)));
      }
    }
    if (sentences.isEmpty()) {
      throw first.because("expected a sentence at least");
    }
    if (action == Action.LINK && sentences.size() < 2) {
      throw first.because("expected sentences of two editions at least\nMaybe unlink?");
    }
    return new Fix(first.place(), action, sentences);
  }

  private static List<Beginning> beginnings(Word cell) {
    var beginnings = new ArrayList<Beginning>();
    Matcher between = BETWEEN.matcher(cell.text());
    int from = 0;
    while (between.find()) {
      beginnings.add(Beginning.of(cell.part(from, between.start())));
      from = between.end();
    }
    beginnings.add(Beginning.of(cell.from(from)));
    return beginnings;
  }
}
