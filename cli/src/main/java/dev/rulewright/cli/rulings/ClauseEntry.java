package dev.rulewright.cli.rulings;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A clause as it is told: in our words, with where it is printed and what is unclear about it.
/// Also its form in JSON.
///
/// @param id such as `MOVE-7`
/// @param says our paraphrase
/// @param printed where each edition prints it
/// @param remarks by edition, what an edition that prints it says less or otherwise
/// @param missingIn the editions that do not print it
/// @param notModelled why the model does not carry it out, if it does not
/// @param questions identifiers of the questions that it raises
record ClauseEntry(
    String id,
    String says,
    List<Printed> printed,
    Map<String, String> remarks,
    List<String> missingIn,
    @Nullable String notModelled,
    List<String> questions) {

  /// A passage of an edition, in lines counted from 1, the last one inclusive.
  record Printed(String edition, int firstLine, int lastLine) {

    @Override
    public String toString() {
      return firstLine == lastLine
          ? "%s line %d".formatted(edition, firstLine)
          : "%s lines %d to %d".formatted(edition, firstLine, lastLine);
    }
  }

  static ClauseEntry of(Clause clause, Rulebook rulebook) {
    List<Printed> printed =
        clause.citations().stream()
            .map(c -> new Printed(c.edition(), c.firstLine(), c.lastLine()))
            .toList();
    List<String> editions = printed.stream().map(Printed::edition).toList();
    return new ClauseEntry(
        clause.id(),
        clause.paraphrase(),
        printed,
        clause.remarks(),
        rulebook.editions().stream().filter(edition -> !editions.contains(edition)).toList(),
        clause.notModelled().orElse(null),
        rulebook.questions().stream()
            .filter(question -> question.clauses().contains(clause))
            .map(Question::id)
            .toList());
  }
}
