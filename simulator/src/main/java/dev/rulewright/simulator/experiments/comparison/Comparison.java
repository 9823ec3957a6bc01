package dev.rulewright.simulator.experiments.comparison;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.ArmScores;
import dev.rulewright.simulator.experiments.Asked;
import dev.rulewright.simulator.experiments.Difference;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.LatticeSample;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Is a player better off under one setting than under another? Both arms play the same pairs of
/// games: every source of chance and every agent has the same stream, so that what is left of the
/// noise of a pair is what the settings make of it.
///
/// @param first the arm that is compared with
/// @param second the arm whose score minus that of the first is reported
/// @param player whose score is meant: a win 1, a draw its share of one, a loss 0
/// @param grouping which games are counted together; a group is called a pair below
/// @param pairs pairs of games under each arm, at least 2; the most of them if there is a rule
/// @param rule when to stop early, or null to play all pairs; for two players
public record Comparison(
    Arm first,
    Arm second,
    String player,
    Grouping grouping,
    int pairs,
    @Nullable SequentialRule rule)
    implements Experiment {

  /// @throws IllegalArgumentException if there are too few pairs, both arms have one name, or there
  ///   is a rule for more than two players
  public Comparison {
    if (pairs < 2 || first.name().equals(second.name()) || (rule != null && grouping.seats() > 2)) {
      throw new IllegalArgumentException(
          "%d pairs of %s and %s".formatted(pairs, first.name(), second.name()));
    }
  }

  private String question() {
    return "Is the score of %s other under %s (%s) than under %s (%s)?"
        .formatted(player, second.name(), own(second, first), first.name(), own(first, second));
  }

  /// What is set in an arm and not in the other one; what both have in common is told apart.
  private static String own(Arm arm, Arm other) {
    var own = new TreeMap<>(arm.changes());
    own.entrySet().removeAll(other.changes().entrySet());
    return own.isEmpty()
        ? "nothing changed"
        : own.entrySet().stream()
            .map(each -> each.getKey() + "=" + each.getValue())
            .collect(Collectors.joining(" "));
  }

  @Override
  public List<String> plan() {
    return rule == null
        ? List.of(
            question(),
            "%,d %s are played under each, with the same chance."
                .formatted(pairs, grouping.games()))
        : List.of(question(), rule.sentence(pairs, grouping));
  }

  @Override
  public long mostGames() {
    return 2L * grouping.size() * pairs;
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    var asked = new Asked(playing, player, grouping);
    List<Arm> arms = List.of(first, second);
    if (rule == null) {
      asked.play(arms, pairs);
      LatticeSample differences = Difference.between(asked.of(first), asked.of(second));
      Difference difference = Difference.of(differences);
      return findings(
          asked,
          List.of(table(differences, difference)),
          List.of(),
          verdict("", difference.estimate().isShown(), "", differences));
    }
    return new SequentialRun(this, rule, asked, telling).findings();
  }

  /// @param more tables besides that of the scores
  Findings findings(Asked asked, List<ResultTable> more, List<String> notes, Verdict verdict) {
    var tables = new ArrayList<>(List.of(scores(asked)));
    tables.addAll(more);
    var all = new ArrayList<>(notes);
    all.addAll(asked.aboutStarters());
    all.add(
        "A draw counts "
            + grouping.ofDraw()
            + ". Interval: adjusted Wald of Bonett and Price for paired differences, over "
            + grouping.games()
            + ".");
    return new Findings(verdict, tables, all);
  }

  /// @param decision what a sequential test decided, or empty
  /// @param isShown whether the score is shown to differ
  /// @param more what is told of the estimate besides its interval, or empty
  Verdict verdict(String decision, boolean isShown, String more, LatticeSample differences) {
    var estimate = Estimate.of(differences);
    return new Verdict(
        question(),
        decision
            + "The score of %s is %s under %s than under %s: %s%s, in %,d %s, of which %,d differ."
                .formatted(
                    player,
                    isShown ? estimate.value() < 0 ? "lower" : "higher" : "not shown to be other",
                    second.name(),
                    first.name(),
                    estimate.inPoints(),
                    more,
                    differences.pairs(),
                    grouping.games(),
                    differences.differing()),
        "difference of the score",
        estimate);
  }

  private ResultTable scores(Asked asked) {
    Rows rows = Rows.of("scores", grouping.words(), List.of());
    for (Arm arm : List.of(first, second)) {
      ArmScores scores = asked.of(arm);
      String changes = own(arm, arm.equals(first) ? second : first);
      rows.row(arm.name(), changes, scores.counts().pairs(), scores.score());
    }
    return rows.table();
  }

  private ResultTable table(LatticeSample differences, Difference difference) {
    return Rows.of("difference", grouping.words(), List.of())
        .row(differences.pairs(), differences.differing(), difference.estimate(), difference.p())
        .table();
  }
}
