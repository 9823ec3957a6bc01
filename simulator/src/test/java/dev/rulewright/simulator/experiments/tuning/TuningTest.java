package dev.rulewright.simulator.experiments.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.Coins;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grouping;
import java.util.List;
import org.junit.jupiter.api.Test;

class TuningTest {

  private static final Targets FAIR = new Targets(0.01, 0.05, 10, 20);

  private static double number(Arm arm, String key) {
    return Double.parseDouble(arm.changes().getOrDefault(key, "0"));
  }

  /// Heads and tails are even where x is 14; every step is 2.5 points.
  private static Coins even14(long seed) {
    return new Coins(arm -> 0.15 + 0.025 * number(arm, "x"), seed);
  }

  private static Tuning tuning(long budget) {
    return new Tuning(
        Arm.BASE,
        List.of(new Dial("x", 0, 30, 1, 2)),
        FAIR,
        "heads",
        Grouping.PAIRS,
        1_000,
        2_000,
        budget,
        7);
  }

  @Test
  void theKnownOptimumIsFound() {
    Findings findings = tuning(60_000).run(even14(3), _ -> {});
    List<List<String>> rows = findings.table("tuned").orElseThrow().rows();
    assertThat(Integer.parseInt(rows.getFirst().get(1))).isBetween(13, 15);
    assertThat(rows).extracting(List::getFirst).containsExactly("best", "neighbour", "neighbour");
    assertThat(findings.verdict().estimate().value()).isBetween(0.46, 0.54);
  }

  /// Five settings go on to the final, and the best of them to fresh games.
  @Test
  void everyRoundOfTheFinalistsIsKept() {
    Findings findings = tuning(60_000).run(even14(3), _ -> {});
    List<List<String>> rounds = findings.table("finalists").orElseThrow().rows();
    assertThat(rounds)
        .extracting(List::getFirst)
        .containsExactly(
            "search", "search", "search", "search", "search", "final", "final", "final", "final",
            "final", "fresh");
    assertThat(rounds).extracting(row -> row.get(2)).startsWith("1000").contains("4000", "2000");
    // The settings of the search are those of the final, and the best of these is played afresh.
    assertThat(rounds.subList(0, 5))
        .extracting(row -> row.get(1))
        .containsExactlyElementsOf(rounds.subList(5, 10).stream().map(row -> row.get(1)).toList());
    assertThat(rounds.getLast().subList(1, 13))
        .isEqualTo(findings.table("tuned").orElseThrow().rows().getFirst().subList(1, 13));
  }

  @Test
  void twoDialsAreTunedTogether() {
    var tuning =
        new Tuning(
            Arm.BASE,
            List.of(new Dial("x", 0, 10, 1, 0), new Dial("y", 10, 100, 10, 10)),
            FAIR,
            "heads",
            Grouping.PAIRS,
            500,
            2_000,
            60_000,
            7);
    Findings findings =
        tuning.run(
            new Coins(arm -> 0.2 + 0.03 * number(arm, "x") + 0.002 * number(arm, "y"), 5), _ -> {});
    assertThat(findings.verdict().estimate().value()).isBetween(0.47, 0.53);
  }

  @Test
  void theBudgetIsKept() {
    var asked = even14(3);
    tuning(10_000).run(asked, _ -> {});
    // The search may ask for 10,000 games, and the best with two neighbours play 4,000 each.
    assertThat(asked.asked()).hasSizeLessThanOrEqualTo(10_000 + 3 * 4_000);
  }

  @Test
  void theSameSeedGivesTheSameFindings() {
    assertThat(tuning(20_000).run(even14(3), _ -> {}))
        .isEqualTo(tuning(20_000).run(even14(3), _ -> {}));
  }

  @Test
  void thePlanSaysBeforehandWhatTheFreshGamesCost() {
    assertThat(tuning(10_000).plan().getLast())
        .isEqualTo(
            "CMA-ES tries at most 5 settings on the same 1,000 pairs of games each, in 10,000 games"
                + " at most. On top come 12,000 fresh games at most: 2,000 pairs of the best"
                + " settings and of each neighbour. 22,000 games in all.");
    assertThat(tuning(10_000).mostGames()).isEqualTo(22_000);
  }

  /// A final of five settings on 600,000,000 pairs more each is beyond 32 bits.
  @Test
  void aFinalLargerThanItsBudgetIsLeftOutHoweverLargeItIs() {
    var tuning =
        new Tuning(
            Arm.BASE,
            List.of(new Dial("x", 0, 30, 1, 2)),
            FAIR,
            "heads",
            Grouping.PAIRS,
            200_000_000,
            2_000,
            800_000_000,
            7);
    assertThat(tuning.searchBudget()).isEqualTo(800_000_000);
    assertThat(tuning.finalPairs()).isEqualTo(200_000_000);
  }

  @Test
  void aBudgetForOneSettingIsRefused() {
    assertThatThrownBy(() -> tuning(3_999)).isInstanceOf(IllegalArgumentException.class);
    assertThat(tuning(4_000).plan().getLast()).contains("at most 2 settings");
  }
}
