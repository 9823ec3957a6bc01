package dev.rulewright.cli.files;

import dev.rulewright.reports.results.Assumed;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// What a folder of results was asked and answers, where no experiment wrote it down.
///
/// @param assumptions what stands in the data that ship without evidence
record ReportAnswer(ResultFolder results, List<String> assumptions) {

  /// The conclusion, if it is known what the folder is about.
  Optional<Conclusion> conclusion() {
    return results
        .conclusion()
        .or(() -> results.tables().stream().flatMap(table -> ofChecks(table).stream()).findFirst());
  }

  private Optional<Conclusion> ofChecks(ResultTable table) {
    List<String> columns = table.columns().stream().map(Column::name).toList();
    if (!columns.equals(Checks.COLUMNS.stream().map(Column::name).toList())) {
      return Optional.empty();
    }
    int verdict = columns.indexOf("verdict");
    return Optional.of(
        new Conclusion(
            "What do the rules guarantee?",
            Checks.sentence(table.rows().stream().map(row -> row.get(verdict)).toList()),
            List.of(),
            new LinkedHashMap<>(),
            new LinkedHashMap<>(),
            List.of(),
            List.of("A verdict holds within the bound that stands beside it, never beyond."),
            new Assumed(assumptions)));
  }
}
