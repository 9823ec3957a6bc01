package dev.rulewright.cli.editions;

import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.rulebook.link.Links.Answered;
import dev.rulewright.rulebook.project.Project;
import java.nio.file.Path;
import java.util.List;

/// What answers are worth, as an experiment has measured it.
///
/// @param rows of its table `impact.csv`
record Impacts(List<Row> rows) {

  private static final String NAME = "impact.csv";

  /// Those of a project; none if it names no experiment.
  ///
  /// @throws dev.rulewright.kernel.BadInput if its table makes no sense
  static Impacts of(Project project) {
    return new Impacts(
        project.book().impact().map(folder -> rows(folder.resolve(NAME))).orElse(List.of()));
  }

  private static List<Row> rows(Path file) {
    return TableReader.of(
            InputFile.text(file),
            file.toString(),
            "question_id",
            "answer",
            "agents",
            "difference",
            "low_95",
            "high_95")
        .stream()
        .toList();
  }

  /// A sentence for each of these answers that was measured, as standard answers are not.
  List<String> of(Answered answered) {
    return rows.stream()
        .filter(row ->
            row.value("question_id").equals(answered.question())
                && answered.answers().containsValue(row.value("answer")))
        .map(row ->
            "Measured: %s moves the win rate by %s points (%s to %s; %s)."
                .formatted(
                    row.value("answer"),
                    points(row, "difference"),
                    points(row, "low_95"),
                    points(row, "high_95"),
                    row.value("agents")))
        .toList();
  }

  private static String points(Row row, String column) {
    return "%+.1f".formatted(100 * row.decimal(column));
  }
}
