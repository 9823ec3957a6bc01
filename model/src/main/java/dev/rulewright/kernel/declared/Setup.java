package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableNumbers;
import dev.rulewright.kernel.input.TableReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// How a declared game is set up: with which files in the place of those that ship, which options,
/// and which answers. It notes what the declaration asks for, so that others can say it.
public final class Setup {

  /// Columns that any table may have.
  private static final List<String> OPTIONAL = List.of("name", "meaning", "assumed", "evidence");

  private static final int MOST_ROWS = 1_000;

  private final Map<String, DataFile> files;
  private final Map<String, String> chosen;
  private final Map<String, String> answers;
  final TableNumbers.Notes notes;
  final List<String> tables = new ArrayList<>();
  final List<BoxOption> options = new ArrayList<>();
  final Map<String, String> printedNames = new HashMap<>();

  /// @param files tables in the place of those that ship, by kind
  /// @param chosen the value of each option that is not the standard one, by name
  /// @param answers the name of the answer to each question, by the name of the question
  Setup(Map<String, DataFile> files, Map<String, String> chosen, Map<String, String> answers) {
    this.files = files;
    this.chosen = chosen;
    this.answers = answers;
    notes = new TableNumbers.Notes(files);
  }

  /// The rows of a table: what was given, or what lies beside the class.
  List<Row> rows(String table, Class<?> beside, String... columns) {
    tables.add(table);
    DataFile file = DataFile.of(table, files, beside);
    List<Row> rows =
        TableReader.rows(file.text(), file.name(), List.of(columns), OPTIONAL, MOST_ROWS);
    return notes.of(table, file, columns[0], rows);
  }

  /// What was chosen for an option, see [Declaration#option].
  int option(String name, String meaning, int standard, int... values) {
    List<String> all = Arrays.stream(values).mapToObj(Integer::toString).toList();
    var option = new BoxOption(name, all, Integer.toString(standard), meaning);
    options.add(option);
    return Integer.parseInt(value(option));
  }

  private String value(BoxOption option) {
    return Objects.requireNonNullElse(chosen.get(option.name()), option.standard());
  }

  /// What a declaration was made with, besides answers.
  SortedMap<String, String> identity() {
    var identity = new TreeMap<String, String>();
    notes.noted().files().forEach((table, file) -> identity.put("table " + table, file.digest()));
    options.forEach(option -> identity.put("option " + option.name(), value(option)));
    return identity;
  }

  /// The name of the answer to each question, by the name of the question.
  Map<String, String> answers() {
    return answers;
  }

  /// Whether an answer to a question is the one that is played.
  ///
  /// @throws BadInput if it has no such answer
  boolean is(Question question, String answer) {
    if (question.answer(answer).isEmpty()) {
      throw BadInput.at(here())
          .unknown(
              "an answer to " + question.id(),
              answer,
              question.answers().stream().map(Question.Answer::name).toList());
    }
    return answers.getOrDefault(question.name(), question.standard()).equals(answer);
  }

  /// What is wrong in a declaration, at the line of it that is being carried out.
  static BadInput mistake(String sentence) {
    return BadInput.at(here()).because(sentence);
  }

  /// The line of the author's code that is being carried out.
  static Place here() {
    String own = Setup.class.getPackageName() + ".";
    return Stream.of(new Throwable().getStackTrace())
        .filter(frame ->
            !frame.getClassName().startsWith(own) && !frame.getClassName().startsWith("java."))
        .findFirst()
        .map(frame ->
            new Place(
                Objects.requireNonNullElse(frame.getFileName(), frame.getClassName()),
                Math.max(0, frame.getLineNumber()),
                1))
        .orElseGet(() -> Place.of("declaration"));
  }
}
