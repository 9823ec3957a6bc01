package dev.rulewright.reports.charts.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.results.SideBySide;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TableChartsTest {

  private static final Column AP = new Column("numbers.turn-ap", "setting", "");
  private static final Column UNITS = new Column("numbers.starting-units", "setting", "");

  /// A table with columns and then a score with its interval.
  private static ResultTable scores(List<Column> columns, String... rows) {
    var all = new ArrayList<>(columns);
    all.add(new Column("score", "share", "mean score"));
    all.add(new Column("score_low", "share", ""));
    all.add(new Column("score_high", "share", ""));
    return new ResultTable(
        "responses",
        all,
        Arrays.stream(rows).map(row -> Arrays.asList(row.split(",", -1))).toList());
  }

  private static Chart only(ResultTable... tables) {
    assertThat(TableCharts.of(List.of(tables))).hasSize(1);
    return TableCharts.of(List.of(tables)).getFirst();
  }

  private static ResultTable crossing(String at, String low, String high) {
    return new ResultTable(
        "crossing",
        List.of(
            new Column("setting", "name", ""),
            new Column("crossing", "value", ""),
            new Column("crossing_low", "value", ""),
            new Column("crossing_high", "value", "")),
        List.of(List.of("numbers.turn-ap", at, low, high)));
  }

  @Test
  void oneSettingOfNumbersIsACurveWithItsCrossing() {
    ResultTable table = scores(List.of(AP), "10,0.7,0.6,0.8", "2,0.3,0.2,0.4", "6,0.5,0.4,");
    assertThat(only(table, crossing("5.8", "5.1", "")).title())
        .isEqualTo("The score crosses 50\u202f% at numbers.turn-ap = 5.80 (5.10–∞)");
    assertThat(only(table, crossing("", "", "")).title())
        .isEqualTo("numbers.turn-ap: score above 50\u202f% in 1 of 3, below in 1");
    assertThat(only(table, crossing("5.8", "5.1", "")).element(Format.COLUMN))
        .contains("5.80 (5.10–∞)", "numbers.turn-ap");
  }

  @Test
  void twoSettingsAreAHeatMapWithItsNumbersInTheCells() {
    Chart chart =
        only(
            scores(
                List.of(AP, UNITS),
                "4,2,0.411,0.4,0.42",
                "4,3,0.52,0.49,0.55",
                "4,<b>,0.533,0.51,0.55",
                "10,2,0.6,0.5,0.7",
                "10,3,0.7,0.6,0.8",
                "10,<b>,,,"));
    assertThat(chart.title())
        .isEqualTo(
            "numbers.starting-units and numbers.turn-ap: score above 50\u202f% in 2 of 6, below in"
                + " 1");
    assertThat(chart.element(Format.PAGE))
        .contains(">41.1<", ">52.0<", ">&lt;b&gt;<", "var(--player-1,", "var(--player-2,")
        .doesNotContain("<b>");
  }

  @Test
  void settingsThatMakeNoGridAreRows() {
    Chart chart = only(scores(List.of(AP, UNITS), "4,2,0.4,0.3,0.5", "5,3,0.5,0.4,0.6"));
    assertThat(chart.title()).isEqualTo("Responses: score not shown to differ from 50\u202f%");
    assertThat(chart.element(Format.PAGE)).contains(">4 / 2<", "40.0 (30.0–50.0)");
    assertThat(chart.caption())
        .startsWith("Rows: numbers.turn-ap / numbers.starting-units. Dots: ");
  }

  @Test
  void namesAreJoinedAndSettingsThatAllRowsShareAreLeftOut() {
    Chart chart =
        only(
            scores(
                List.of(new Column("agent", "name", ""), new Column("side", "name", ""), AP, UNITS),
                "greedy,marines,4,2,0.4,0.3,0.5",
                "random,marines,4,3,0.5,0.4,0.6"));
    assertThat(chart.element(Format.PAGE))
        .contains(">greedy, marines 2<")
        .doesNotContain("numbers.turn-ap");
  }

  @Test
  void effectsAreFilledWhereTheyAreFindings() {
    var table =
        new ResultTable(
            "effects",
            List.of(
                new Column("factor", "name", ""),
                new Column("effect", "share", "second minus first"),
                new Column("effect_low", "share", ""),
                new Column("effect_high", "share", ""),
                new Column("p_adjusted", "probability", "")),
            List.of(
                List.of("a", "0.05", "0.03", "0.07", "0.001"),
                List.of("b", "-0.01", "-0.02", "0", "0.4")));
    Chart chart = only(table);
    assertThat(chart.title())
        .isEqualTo("1 of 2 effects: findings at a false discovery rate of 5\u202f%");
    assertThat(chart.element(Format.PAGE)).contains("+5.0 (+3.0 to +7.0)", "−1.0 (−2.0 to 0.0)");
  }

  @Test
  void aRatingMayBeABoundAlone() {
    var table =
        new ResultTable(
            "ladder",
            List.of(
                new Column("agent", "name", ""),
                new Column("elo", "Elo", "relative to the anchor"),
                new Column("elo_low", "Elo", ""),
                new Column("elo_high", "Elo", "")),
            List.of(List.of("strong", "", "300", ""), List.of("greedy", "0", "0", "0")));
    assertThat(only(table).element(Format.PAGE)).contains("≥\u202f+300", "rating (Elo)");
  }

  @Test
  void agentsStandSideBySideAndSharesApartFromOtherUnits() {
    var table =
        new ResultTable(
            "metrics",
            List.of(
                new Column("metric", "name", ""),
                new Column("agents", "name", ""),
                new Column("estimate", "value", "how many"),
                new Column("low_95", "value", ""),
                new Column("high_95", "value", ""),
                new Column("unit", "name", ""),
                new Column("number", "number", "")),
            List.of(
                List.of("length", "random", "80", "70", "90", "turns", "9"),
                List.of("length", "greedy", "60", "50", "70", "turns", "9"),
                List.of("draws", "random", "0.5", "0.4", "0.6", "share", "9"),
                List.of("draws", "greedy", "0.1", "0.05", "0.2", "share", "9"),
                List.of("comebacks", "random", "0.5", "", "", "share", "9")));
    List<ResultTable> turned = SideBySide.of(table).orElseThrow().turned();
    assertThat(turned).extracting(ResultTable::name).containsExactly("metrics", "metrics-shares");
    assertThat(turned.getFirst().rows())
        .containsExactly(List.of("length", "turns", "80", "70", "90", "60", "50", "70"));
    assertThat(turned.getLast().rows())
        .containsExactly(
            List.of("draws", "0.5", "0.4", "0.6", "0.1", "0.05", "0.2"),
            List.of("comebacks", "0.5", "", "", "", "", ""));
    Chart chart = only(table);
    assertThat(chart.title()).isEqualTo("Metrics shares: intervals lie apart in 1 of 2");
    assertThat(chart.element(Format.PAGE))
        .contains(">draws<", "50.0 (40.0–60.0)", "10.0 (5.0–20.0)", "Greedy")
        .doesNotContain(">length<");
  }

  @Test
  void tablesWithoutIntervalsOrWithTextInThemAreNotDrawn() {
    var plain =
        new ResultTable(
            "plain", List.of(AP, new Column("score", "share", "")), List.of(List.of("1", "0.5")));
    assertThat(TableCharts.of(List.of(plain, scores(List.of(AP), "4,many,0.1,0.2")))).isEmpty();
    assertThat(TableCharts.of(List.of(scores(List.of(AP))))).isEmpty();
  }
}
