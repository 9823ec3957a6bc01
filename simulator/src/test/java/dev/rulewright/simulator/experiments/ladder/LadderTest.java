package dev.rulewright.simulator.experiments.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.experiments.Coins;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.statistics.rating.Elo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Agents are numbers here, their strengths in Elo.
class LadderTest {

  private static final List<String> SIDES = List.of("heads", "tails");

  private static Ladder ladder(int rounds, String... agents) {
    return new Ladder(Arm.BASE, List.of(agents), SIDES, true, rounds, agents[0]);
  }

  /// @param bonus what playing heads is worth, in Elo
  private static Coins games(double bonus, long seed) {
    return new Coins(
        arm ->
            Elo.score(
                bonus
                    + Double.parseDouble(arm.changes().get("agents.heads"))
                    - Double.parseDouble(arm.changes().get("agents.tails"))),
        seed);
  }

  private static List<List<String>> rows(Findings findings, String table) {
    return findings.table(table).orElseThrow().rows();
  }

  private static double number(List<String> row, int column) {
    return Double.parseDouble(row.get(column));
  }

  @Test
  void knownStrengthsAreRecovered() {
    Findings findings = ladder(4_000, "0", "250", "100").run(games(0, 3), _ -> {});
    List<List<String>> ladder = rows(findings, "ladder");
    assertThat(ladder).extracting(row -> row.get(1)).containsExactly("250", "100", "0");
    assertThat(number(ladder.get(0), 2)).isBetween(235.0, 265.0);
    assertThat(number(ladder.get(1), 2)).isBetween(88.0, 112.0);
    assertThat(ladder.get(2)).containsExactly("3", "0", "0", "0", "0");
    List<List<String>> steps = rows(findings, "steps");
    assertThat(steps).hasSize(2);
    assertThat(steps.getFirst()).startsWith("250", "100");
    assertThat(number(steps.getFirst(), 2)).isBetween(135.0, 165.0);
    assertThat(findings.verdict().sentence())
        .startsWith("250 is rated highest, +1")
        .contains("of 100");
    assertThat(findings.verdict().estimate().interval().low()).isLessThan(150);
    assertThat(findings.verdict().estimate().interval().high()).isGreaterThan(150);
  }

  /// Whether the interval in the last columns of a row holds a number.
  private static boolean holds(List<List<String>> rows, List<String> names, double truth) {
    return rows.stream()
        .filter(row -> row.containsAll(names))
        .anyMatch(
            row -> number(row, row.size() - 2) <= truth && truth <= number(row, row.size() - 1));
  }

  /// All games of a round share one number, so that they depend on each other heavily.
  @Test
  void theIntervalsCover() {
    int covered = 0;
    int aheadCovered = 0;
    for (int seed = 0; seed < 400; seed++) {
      Findings findings = ladder(80, "0", "60", "140").run(games(0, 1_000_003L * seed), _ -> {});
      covered += holds(rows(findings, "ladder"), List.of("140"), 140) ? 1 : 0;
      aheadCovered += holds(rows(findings, "steps"), List.of("140", "60"), 80) ? 1 : 0;
    }
    // 95 % of 400, give or take three standard deviations.
    assertThat(covered).isBetween(367, 393);
    assertThat(aheadCovered).isBetween(367, 393);
  }

  /// By Elo's formula heads score 75.97 % with 200 points more between equal agents; of agents that
  /// are 100 apart (1 / (1 + 10^-0.75) + 1 / (1 + 10^-0.25)) / 2 = 74.47 %.
  @Test
  void whatASideIsWorthIsTold() {
    Findings findings = ladder(4_000, "0", "100", "1").run(games(200, 5), _ -> {});
    List<List<String>> balance = rows(findings, "balance");
    assertThat(balance).hasSize(3);
    assertThat(balance.get(2).subList(0, 2)).containsExactly("1", "0");
    assertThat(number(balance.get(2), 2)).isBetween(0.745, 0.775);
    assertThat(balance.getFirst().getFirst()).isEqualTo("100");
    assertThat(number(balance.getFirst(), 2)).isBetween(0.730, 0.760);
    assertThat(balance)
        .allSatisfy(row -> assertThat(number(row, 6)).isLessThan(0.5))
        .allSatisfy(row -> assertThat(number(row, 7)).isGreaterThan(0.5));
    List<String> asTails = rows(findings, "sides").get(2);
    assertThat(asTails.subList(0, 2)).containsExactly("100", "tails");
    assertThat(number(asTails, 3)).isBetween(0.34, 0.38);
  }

  /// Heads are worth 200 Elo, beginning nothing; of 100 points between the agents none is lost to
  /// the side, as would be without the term: on both sides together the better one scores what 88
  /// Elo make on even terms.
  @Test
  void theSideIsFittedBesideTheStrength() {
    Findings findings = ladder(4_000, "0", "100").run(games(200, 5), _ -> {});
    assertThat(number(rows(findings, "ladder").getFirst(), 2)).isBetween(94.0, 106.0);
    List<List<String>> advantages = rows(findings, "advantages");
    assertThat(advantages).extracting(List::getFirst).containsExactly("heads", "beginning");
    assertThat(number(advantages.get(0), 1)).isBetween(190.0, 210.0);
    assertThat(number(advantages.get(0), 4)).isBetween(0.75, 0.77);
    assertThat(number(advantages.get(1), 2)).isNegative();
    assertThat(number(advantages.get(1), 3)).isPositive();
  }

  @Test
  void theIntervalsOfTheAdvantagesCover() {
    int covered = 0;
    for (int seed = 0; seed < 300; seed++) {
      Findings findings = ladder(80, "0", "60", "140").run(games(120, 1_000_003L * seed), _ -> {});
      List<String> heads = rows(findings, "advantages").getFirst();
      covered += number(heads, 2) <= 120 && 120 <= number(heads, 3) ? 1 : 0;
    }
    // 95 % of 300, give or take three standard deviations.
    assertThat(covered).isBetween(273, 297);
  }

  @Test
  void aLeadWhoseIntervalHoldsNothingIsNotShown() {
    // Every seating has chance of its own.
    Findings findings =
        ladder(20, "0", "20")
            .run(
                (orders, sink) ->
                    orders.forEach(order ->
                        games(0, order.arm().name().hashCode()).play(List.of(order), sink)),
                _ -> {});
    assertThat(findings.verdict().estimate().interval().low()).isNegative();
    assertThat(findings.verdict().estimate().interval().high()).isPositive();
    assertThat(findings.verdict().sentence())
        .matches(
            "Who is the strongest is not shown: (0|20) is rated \\+[0-9]+ Elo \\(95 % interval"
                + " -[0-9]+ to \\+[0-9]+\\) ahead of (0|20)\\.");
  }

  /// Games that always end alike say nothing about how they scatter.
  @Test
  void agentsThatAlwaysTieAreNotShownToDiffer() {
    Findings findings = ladder(20, "0", "1").run(games(0, 4), _ -> {});
    assertThat(findings.verdict().sentence())
        .endsWith(", rated highest, play alike: neither is stronger.");
  }

  @Test
  void theCrossTableCountsWinsDrawsAndLosses() {
    Findings findings = ladder(50, "0", "9000", "20").run(games(0, 1), _ -> {});
    List<List<String>> cross = rows(findings, "cross");
    assertThat(cross.getFirst())
        .containsExactly("1", "9000", "", "W200 D0 L0", "W200 D0 L0", "400", "0", "0", "1");
    assertThat(cross.get(2).get(2)).isEqualTo("W0 D0 L200");
    String[] best = cross.get(1).get(4).split(" ", -1);
    assertThat(cross.get(2).get(3))
        .isEqualTo("W%s D0 L%s".formatted(best[2].substring(1), best[0].substring(1)));
  }

  @Test
  void whoWinsEverythingGetsABound() {
    Findings findings = ladder(50, "0", "9000", "20").run(games(0, 1), _ -> {});
    List<String> top = rows(findings, "ladder").getFirst();
    assertThat(top.subList(0, 3)).containsExactly("1", "9000", "");
    assertThat(number(top, 3)).isGreaterThan(300);
    assertThat(top.get(4)).isEmpty();
    assertThat(findings.verdict().sentence()).contains("lost nothing", "at least");
    assertThat(findings.verdict().estimate().value()).isNaN();
    assertThat(rows(findings, "meetings").getFirst())
        .startsWith("9000", "heads")
        .contains("100", "1");
  }

  /// Relative to the agent in the middle, the others are known best.
  @Test
  void theBestAnchorIsFound() {
    var agents = List.of("0", "600", "300");
    Findings findings =
        new Ladder(Arm.BASE, agents, SIDES, true, 1_000, null).run(games(0, 2), _ -> {});
    assertThat(rows(findings, "ladder").get(1)).containsExactly("2", "300", "0", "0", "0");
  }

  @Test
  void everyTwoAgentsMeetOnBothSides() {
    var orders = new ArrayList<Order>();
    var ladder = ladder(3, "1", "2", "3");
    ladder.run(
        (asked, sink) -> {
          orders.addAll(asked);
          games(0, 1).play(asked, sink);
        },
        _ -> {});
    assertThat(orders)
        .extracting(order -> order.arm().name())
        .containsExactly("1 - 2", "2 - 1", "1 - 3", "3 - 1", "2 - 3", "3 - 2");
    assertThat(orders).allMatch(order -> order.from() == 0 && order.to() == 6);
    assertThat(ladder.plan().getLast()).endsWith("36 games in all.");
  }

  @Test
  void aLadderThatMakesNoSenseIsRefused() {
    assertThatThrownBy(() -> ladder(2, "1")).hasMessageContaining("two different agents");
    assertThatThrownBy(() -> ladder(2, "1", "1")).hasMessageContaining("two different agents");
    assertThatThrownBy(() -> new Ladder(Arm.BASE, List.of("1", "2"), SIDES, true, 2, "3"))
        .hasMessageContaining("3 is none of [1, 2]");
    assertThatThrownBy(() -> ladder(1, "1", "2")).hasMessageContaining("1 rounds");
    assertThatThrownBy(() ->
            new Ladder(
                new Arm("base", Map.of("agents", "1")), List.of("1", "2"), SIDES, true, 2, null))
        .hasMessageContaining("who plays");
  }
}
