package dev.rulewright.simulator.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.comparison.Comparison;
import dev.rulewright.simulator.experiments.comparison.SequentialRule;
import dev.rulewright.simulator.experiments.study.Study;
import dev.rulewright.simulator.experiments.sweep.Screening;
import dev.rulewright.simulator.experiments.sweep.Sweep;
import dev.rulewright.simulator.experiments.tuning.Dial;
import dev.rulewright.simulator.experiments.tuning.Targets;
import dev.rulewright.simulator.experiments.tuning.Tuning;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Games that one side always begins come one by one: nothing is called a pair, and nothing is said
/// of beginning but that it is fixed.
class FixedStarterTest {

  private static final Grouping ALONE = new Grouping(2, false);
  private static final String FIXED =
      "The starter is fixed: heads begins every game, so nothing is said of beginning.";

  private static Coins tosses() {
    return new Coins(
            arm -> 0.3 + 0.05 * Double.parseDouble(arm.changes().getOrDefault("x", "4")), 7)
        .begunByHeads();
  }

  private static List<Experiment> experiments() {
    var factors = List.of(new Factor("x", List.of("2", "6")));
    Arm low = new Arm("low", Map.of("x", "2"));
    Arm high = new Arm("high", Map.of("x", "6"));
    var dials = List.of(new Dial("x", 0, 8, 1, 2));
    Targets targets = new Targets(0.01, 0.05, 10, 20).withoutStarter();
    var rule = new SequentialRule(SequentialRule.Scale.NORMALISED_ELO, 0, 20, 0.05, 0.05, 20);
    return List.of(
        new Sweep(Arm.BASE, factors, List.of("2"), "heads", ALONE, 150, 1),
        new Screening(Arm.BASE, factors, "heads", ALONE, 150),
        new Comparison(low, high, "heads", ALONE, 150, null),
        new Comparison(low, high, "heads", ALONE, 150, rule),
        new Tuning(Arm.BASE, dials, targets, "heads", ALONE, 100, 200, 2_000, 7),
        new Study(
            Arm.BASE,
            List.of(new Strength("weak", 40)),
            "weak",
            dials,
            40,
            1,
            1,
            targets,
            new Study.Effort(100, 200, 2_000),
            "heads",
            ALONE,
            1),
        new Simulation(Arm.BASE, List.of("heads", "tails"), List.of(), false, 150, List.of(), ""));
  }

  @Test
  void nothingIsCalledAPairAndTheStarterHasNoColumns() {
    for (Experiment experiment : experiments()) {
      var told = new ArrayList<>(experiment.plan());
      Findings findings = experiment.run(tosses(), told::add);
      told.add(findings.verdict().sentence());
      told.addAll(findings.notes());
      findings
          .tables()
          .forEach(table ->
              table
                  .columns()
                  .forEach(column ->
                      told.add(column.name() + " " + column.unit() + " " + column.meaning())));
      findings.tables().forEach(table -> table.rows().forEach(told::addAll));
      assertThat(told.stream().filter(each -> each.matches(".*\\bpairs?\\b.*")))
          .as("%s", experiment)
          .isEmpty();
      assertThat(told.stream().filter(each -> each.contains("start") || each.contains("begin")))
          .as("%s", experiment)
          .allMatch(FIXED::equals)
          .hasSize(1);
    }
  }

  /// 150 games are 150 games, and 150 independent ones for the interval.
  @Test
  void everyGameCountsAlone() {
    Findings findings = experiments().getFirst().run(tosses(), _ -> {});
    ResultTable responses = findings.table("responses").orElseThrow();
    assertThat(responses.names()).startsWith("x", "games", "score");
    assertThat(responses.rows()).extracting(row -> row.get(1)).containsExactly("150", "150");
    List<Double> numbers =
        responses.rows().getFirst().subList(2, 5).stream().map(Double::parseDouble).toList();
    double deviation = Math.sqrt(numbers.getFirst() * (1 - numbers.getFirst()));
    assertThat(numbers.get(2) - numbers.get(1))
        .isCloseTo(2 * 1.96 * deviation / Math.sqrt(150), withinPercentage(3));
  }

  @Test
  void aGroupIsCalledByWhatIsPlayed() {
    assertThat(Stream.of(Grouping.PAIRS, ALONE, new Grouping(3, true)).map(Grouping::games))
        .containsExactly("pairs of games", "games", "groups of 3 games");
    assertThat(Stream.of(Grouping.PAIRS, ALONE, new Grouping(3, true)).map(Grouping::size))
        .containsExactly(2, 1, 3);
  }

  /// Normalised Elo is measured in deviations of a game: of a pair they are √2 as many.
  @Test
  void hypothesesInNormalisedEloMeanTheSameForGamesAlone() {
    var rule = new SequentialRule(SequentialRule.Scale.NORMALISED_ELO, 0, 20, 0.05, 0.05, 20);
    assertThat(rule.test(100, Grouping.PAIRS).value1() / rule.test(100, ALONE).value1())
        .isBetween(1.4142, 1.4143);
  }
}
