package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/// How a declared game is set up: with which files in the place of those that ship, which options,
/// and which answers. It notes what the declaration asks for, so that others can say it.
public final class Setup {

  private final Map<String, DataFile> files;
  private final Map<String, String> chosen;
  private final Map<String, String> answers;
  final TableNumbers.Notes notes;
  final List<String> tables = new ArrayList<>();
  final List<BoxOption> options = new ArrayList<>();

  /// @param files tables in the place of those that ship, by kind
  /// @param chosen the value of each option that is not the standard one, by name
  /// @param answers the name of the answer to each question, by the name of the question
  Setup(Map<String, DataFile> files, Map<String, String> chosen, Map<String, String> answers) {
    this.files = files;
    this.chosen = chosen;
    this.answers = answers;
    notes = new TableNumbers.Notes(files);
  }

  /// The file of a table: what was given, or what lies beside the class.
  DataFile file(String table, Class<?> beside) {
    tables.add(table);
    return DataFile.of(table, files, beside);
  }

  /// What was chosen for an option.
  String option(BoxOption option) {
    options.add(option);
    return value(option);
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
    String own = Setup.class.getPackageName();
    return StackWalker.getInstance()
        .walk(frames ->
            frames
                .filter(frame ->
                    !frame.getClassName().startsWith(own + ".")
                        && !frame.getClassName().startsWith("java."))
                .findFirst()
                .map(frame ->
                    new Place(
                        Objects.requireNonNullElse(frame.getFileName(), frame.getClassName()),
                        Math.max(0, frame.getLineNumber()),
                        1))
                .orElseGet(() -> Place.of("declaration")));
  }
}
