package dev.rulewright.cli.experiments;

import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What an experiment found and what that rests on, as the JSON answer of `compare`, `sweep` and
/// `tune`, and in verdict.json.
final class ExperimentEntry {

  /// The units of columns that hold words, whatever they look like.
  private static final List<String> WORDS = List.of("name", "settings", "text");

  private ExperimentEntry() {}

  /// The answer: the number behind it and the ends of its 95 % interval, left out where there is
  /// none or it is open; and the rows of each table by its name, without empty values.
  ///
  /// @param plan what was planned before the first game
  /// @param base what was set in all arms
  /// @param identity what the games rest on besides
  /// @param assumed what stands in the data without evidence, one sentence each
  static JsonObject of(
      Findings findings,
      long seed,
      List<String> plan,
      Map<String, String> base,
      Map<String, String> identity,
      List<String> assumed) {
    var verdict = findings.verdict();
    var tables = new LinkedHashMap<String, List<Map<String, Object>>>();
    findings.tables().forEach(table -> tables.put(table.name(), rows(table)));
    return new JsonObject()
        .with("question", verdict.question())
        .with("verdict", verdict.sentence())
        .with("quantity", verdict.quantity())
        .with("estimate", finite(verdict.estimate().value()))
        .with("low", finite(verdict.estimate().interval().low()))
        .with("high", finite(verdict.estimate().interval().high()))
        .with("seed", seed)
        .with("plan", plan)
        .with("base", base)
        .with("identity", identity)
        .with("tables", tables)
        .with("notes", findings.notes())
        .with("assumed", assumed);
  }

  private static @Nullable Double finite(double number) {
    return Double.isFinite(number) ? number : null;
  }

  private static List<Map<String, Object>> rows(ResultTable table) {
    return table.rows().stream()
        .<Map<String, Object>>map(row -> {
          var values = new LinkedHashMap<String, Object>();
          for (int i = 0; i < row.size(); i++) {
            if (!row.get(i).isEmpty()) {
              values.put(table.columns().get(i).name(), value(table, i, row.get(i)));
            }
          }
          return values;
        })
        .toList();
  }

  /// A number as a number, unless its column holds names or texts.
  private static Object value(ResultTable table, int column, String text) {
    return !WORDS.contains(table.columns().get(column).unit()) && table.isNumeric(column)
        ? new BigDecimal(text)
        : text;
  }
}
