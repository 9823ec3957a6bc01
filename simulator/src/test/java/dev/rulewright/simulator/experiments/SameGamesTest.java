package dev.rulewright.simulator.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.ladder.Ladder;
import dev.rulewright.simulator.experiments.sweep.Screening;
import dev.rulewright.simulator.experiments.sweep.Sweep;
import dev.rulewright.simulator.experiments.tuning.Dial;
import dev.rulewright.simulator.experiments.tuning.Targets;
import dev.rulewright.simulator.experiments.tuning.Tuning;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Settings whose values play the same games are said to change nothing, and none of these is named
/// before the others.
class SameGamesTest {

  private static double number(Arm arm, String key) {
    return Double.parseDouble(arm.changes().getOrDefault(key, "0"));
  }

  /// What is above 5 has no effect, and y never has.
  private static Coins capped() {
    return new Coins(arm -> 0.2 + 0.05 * Math.min(5, number(arm, "x")), 3);
  }

  private static Findings swept(Factor... factors) {
    return new Sweep(
            Arm.BASE,
            List.of(factors),
            Stream.of(factors).map(factor -> factor.levels().getFirst()).toList(),
            "heads",
            Grouping.PAIRS,
            100,
            1)
        .run(capped(), _ -> {});
  }

  @Test
  void aValueThatPlaysTheGamesOfAnotherIsSaidToDoSo() {
    Findings findings =
        swept(new Factor("x", List.of("2", "5", "6")), new Factor("z", List.of("a", "b", "c")));
    assertThat(findings.notes())
        .startsWith(
            "x: 6 plays the same games as 5.",
            "z changes nothing: a, b and c play the same games.");
    assertThat(findings.verdict().sentence())
        .contains(
            "with x=5 z=a and x=5 z=b and x=5 z=c and 3 more (the same games) and lowest,",
            "with x=2 z=a and x=2 z=b and x=2 z=c (the same games): ");
  }

  @Test
  void theNearestValueOfACurveIsNotNamedAloneIfAnotherPlaysTheSameGames() {
    assertThat(swept(new Factor("x", List.of("1", "5", "6"))).verdict().sentence())
        .doesNotContain("x = 5", "with x=5:");
    Findings low =
        new Sweep(
                Arm.BASE,
                List.of(new Factor("x", List.of("1", "5", "6"))),
                List.of("1"),
                "heads",
                Grouping.PAIRS,
                400,
                1)
            .run(new Coins(arm -> 0.03 * Math.min(5, number(arm, "x")), 3), _ -> {});
    assertThat(low.verdict().sentence())
        .contains("it comes nearest with x=5 and x=6 (the same games): ");
  }

  @Test
  void whatPlaysOtherGamesIsNotSaidToChangeNothing() {
    assertThat(swept(new Factor("x", List.of("2", "3", "4"))).notes())
        .noneMatch(note -> note.contains("same games"));
  }

  @Test
  void aSweepOfWhatChangesNothingSaysSo() {
    Findings findings = swept(new Factor("x", List.of("5", "6", "7")));
    assertThat(findings.verdict().sentence())
        .startsWith("Not at all: all 3 settings play the same games, in which the score is ");
    assertThat(findings.verdict().estimate().value()).isZero();
  }

  @Test
  void aScreeningTellsWhatChangesNothingAndDoesNotRankIt() {
    List<Factor> factors =
        Stream.of("x", "a", "b", "c").map(key -> new Factor(key, List.of("1", "4"))).toList();
    var screening = new Screening(Arm.BASE, factors, "heads", Grouping.PAIRS, 100);
    Coins coins = capped();
    Findings findings = screening.run(coins, _ -> {});
    assertThat(findings.notes())
        .filteredOn(note -> note.contains("changes nothing"))
        .containsExactlyInAnyOrder(
            Stream.of("a", "b", "c")
                .map(key ->
                    key
                        + " changes nothing where it was changed alone: 1 and 4 play the same"
                        + " games.")
                .toArray(String[]::new));
    assertThat(findings.verdict().sentence())
        .startsWith("x (1 to 4) moves the score of heads most");
    assertThat((long) coins.asked().size()).isLessThanOrEqualTo(screening.mostGames());
  }

  @Test
  void aScreeningInWhichNothingChangesAGameNamesNone() {
    List<Factor> factors =
        Stream.of("a", "b", "c").map(key -> new Factor(key, List.of("1", "4"))).toList();
    assertThat(
            new Screening(Arm.BASE, factors, "heads", Grouping.PAIRS, 40)
                .run(capped(), _ -> {})
                .verdict()
                .sentence())
        .isEqualTo("None: whichever value is set, the same games are played.");
  }

  // ---- Tuning ----

  private static Findings tuned(Dial... dials) {
    return new Tuning(
            Arm.BASE,
            List.of(dials),
            new Targets(0.01, 0.5, 0, 100),
            "heads",
            Grouping.PAIRS,
            500,
            1_000,
            40_000,
            7)
        .run(new Coins(arm -> 0.15 + 0.07 * Math.min(5, number(arm, "x")), 3), _ -> {});
  }

  @Test
  void theBestOfATuningIsNotOneOfSeveralThatPlayTheSameGames() {
    Findings findings = tuned(new Dial("x", 0, 8, 1, 2), new Dial("y", 1, 5, 1, 3));
    assertThat(findings.verdict().sentence())
        .containsPattern("^x=.*(5 or 6|6 or 7|7 or 8|8).* \\(the same games\\) comes nearest\\.")
        .containsPattern("y=[0-9] or [0-9]( or [0-9])? \\(the same games\\)");
    assertThat(findings.notes())
        .anyMatch(note -> note.matches("y changes nothing: where .* they play the same games\\."))
        .noneMatch(note -> note.startsWith("x changes nothing"));
  }

  @Test
  void aTuningOfWhatChangesNothingNamesNoBest() {
    assertThat(tuned(new Dial("y", 1, 5, 1, 3)).verdict().sentence())
        .startsWith("None: all settings that were tried play the same games, y=")
        .doesNotContain("comes nearest");
  }

  // ---- Ladder ----

  @Test
  void agentsThatPlayAlikeAreSaidToDoSo() {
    var ladder =
        new Ladder(Arm.BASE, List.of("0", "0.0", "400"), List.of("heads", "tails"), true, 20, null);
    Findings findings =
        ladder.run(
            new Coins(
                arm ->
                    0.5
                        + (Double.parseDouble(arm.changes().get("agents.heads"))
                                - Double.parseDouble(arm.changes().get("agents.tails")))
                            / 1_000,
                9),
            _ -> {});
    assertThat(findings.notes())
        .startsWith("0 and 0.0 play alike: whoever of them plays, the games are the same.");
    var alone =
        new Ladder(Arm.BASE, List.of("0", "0.0"), List.of("heads", "tails"), true, 20, null)
            .run(new Coins(_ -> 0.5, 9), _ -> {});
    assertThat(alone.verdict().sentence())
        .endsWith(", rated highest, play alike: neither is stronger.");
  }
}
