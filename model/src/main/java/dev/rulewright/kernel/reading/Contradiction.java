package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.kernel.text.Word;
import java.util.List;

/// Two answers that do not go together. They are refused, because one of the two forbids what the
/// other demands, or because one of them would change nothing although somebody asked for it.
///
/// Neither is a standard answer: each answer alone goes together with the standard reading.
///
/// | column of `contradictions.csv` | what |
/// |---|---|
/// | `one`, `other` | the two answers, such as `road.optional=no` |
/// | `because` | the reason: begins in lower case and has no full stop |
///
/// @param because the reason
record Contradiction(Choice one, Choice other, String because) {

  private static final List<String> COLUMNS = List.of("one", "other", "because");
  private static final int MOST = 10_000;

  /// Reads a file.
  ///
  /// @throws BadInput if it is not as described
  static List<Contradiction> read(DataFile file, Rulebook rulebook) {
    return TableReader.rows(file.text(), file.name(), COLUMNS, List.of(), MOST).stream()
        .map(row -> of(row, rulebook))
        .toList();
  }

  private static Contradiction of(Row row, Rulebook rulebook) {
    Choice one = choice(row, "one", rulebook);
    Choice other = choice(row, "other", rulebook);
    if (one.question().equals(other.question())) {
      throw row.found("other").expected("an answer to another question");
    }
    return new Contradiction(one, other, row.text("because"));
  }

  private static Choice choice(Row row, String column, Rulebook rulebook) {
    Choice choice = Choice.read(new Word(row.value(column), row.at(column).place()), rulebook);
    if (choice.answer().equals(choice.question().standard())) {
      throw row.found(column).expected("no standard answer");
    }
    return choice;
  }
}
