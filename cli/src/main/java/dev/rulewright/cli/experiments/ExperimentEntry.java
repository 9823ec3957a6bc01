package dev.rulewright.cli.experiments;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// What an experiment found and what that rests on. Also the JSON answer of `compare`, `sweep` and
/// `tune`, and verdict.json.
///
/// @param estimate the number behind the answer; null if there is none
/// @param low the lower end of its 95 % interval; null if it is open
/// @param high the upper end; null if it is open
/// @param plan what was planned before the first game
/// @param base what was set in all arms
/// @param identity what the games rest on besides
/// @param tables the rows of each table, by its name; an empty value is left out, numbers are
///   numbers
/// @param notes what the numbers mean
/// @param assumed what stands in the data without evidence, one sentence each
@JsonInclude(JsonInclude.Include.NON_NULL)
record ExperimentEntry(
    String question,
    String verdict,
    String quantity,
    @Nullable Double estimate,
    @Nullable Double low,
    @Nullable Double high,
    long seed,
    List<String> plan,
    Map<String, String> base,
    Map<String, String> identity,
    SequencedMap<String, List<Map<String, Object>>> tables,
    List<String> notes,
    List<String> assumed) {

  /// The units of columns that hold words, whatever they look like.
  private static final List<String> WORDS = List.of("name", "settings", "text");

  static ExperimentEntry of(
      Findings findings,
      long seed,
      List<String> plan,
      Map<String, String> base,
      Map<String, String> identity,
      List<String> assumed) {
    var verdict = findings.verdict();
    var tables = new LinkedHashMap<String, List<Map<String, Object>>>();
    findings.tables().forEach(table -> tables.put(table.name(), rows(table)));
    return new ExperimentEntry(
        verdict.question(),
        verdict.sentence(),
        verdict.quantity(),
        finite(verdict.estimate()),
        finite(verdict.low()),
        finite(verdict.high()),
        seed,
        plan,
        base,
        identity,
        tables,
        findings.notes(),
        assumed);
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
