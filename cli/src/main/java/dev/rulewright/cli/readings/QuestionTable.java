package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.reports.tables.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The questions as a table: one row each, with the answers of some readings and of each edition,
/// what each edition makes of it, and where. An edition that leaves a question open has no answer
/// there. The column `status` is there only if one of them is marked, see [Clause.Status#isMarked].
final class QuestionTable {

  private QuestionTable() {}

  static Table of(List<Question> questions, List<ShownReading> readings, List<String> editions) {
    var columns = new ArrayList<>(List.of("id", "question", "asks", "support", "standard"));
    readings.forEach(reading -> columns.add("reading " + reading.text()));
    if (readings.size() == 2) {
      columns.add("comparison");
    }
    for (String edition : editions) {
      columns.add(edition);
      columns.add(edition + "_wording");
      columns.add(edition + "_lines");
    }
    columns.add("clauses");
    boolean marked = questions.stream().anyMatch(each -> each.status().isMarked());
    if (marked) {
      columns.add("status");
    }
    return new Table(
        columns,
        questions.stream()
            .map(each -> {
              List<String> row = row(each, readings, editions);
              if (marked) {
                row.add(each.status().word());
              }
              return row;
            })
            .toList());
  }

  private static List<String> row(
      Question question, List<ShownReading> readings, List<String> editions) {
    var row =
        new ArrayList<>(
            List.of(
                question.id(),
                question.name(),
                question.asks(),
                JsonObject.word(question.support()),
                question.standard()));
    readings.forEach(shown -> row.add(shown.reading().answerTo(question).name()));
    if (readings.size() == 2) {
      row.add(
          JsonObject.word(ComparisonEntry.kind(readings.getFirst(), readings.getLast(), question)));
    }
    for (String edition : editions) {
      row.add(question.printedIn(edition).map(Question.Answer::name).orElse(""));
      row.add(JsonObject.word(question.wordingIn(edition)));
      row.add(
          question.speaksOfIn(edition).stream()
              .map(lines -> lines.firstLine() + "-" + lines.lastLine())
              .collect(Collectors.joining(" ")));
    }
    row.add(question.clauses().stream().map(Clause::id).collect(Collectors.joining(" ")));
    return row;
  }
}
