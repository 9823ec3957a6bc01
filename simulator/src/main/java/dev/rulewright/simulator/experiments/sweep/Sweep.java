package dev.rulewright.simulator.experiments.sweep;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.ArmScores;
import dev.rulewright.simulator.experiments.Asked;
import dev.rulewright.simulator.experiments.Difference;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Factor;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grid;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.SameGames;
import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.FalseDiscoveries;
import dev.rulewright.simulator.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// How does a player's score change with some settings? Every combination of their values plays the
/// same pairs of games.
///
/// One factor gives a response curve and, for two players, where it crosses one half; two give a
/// heat map; factors that have two values each also give [Effects].
///
/// @param base what is set in every arm
/// @param factors what is varied, at least one
/// @param player whose score is meant: a win 1, a draw its share of one, a loss 0
/// @param grouping which games are counted together; a group is called a pair below
/// @param shipped the value of each factor in the box; differences are from this combination, or
///   from the first one where it is not played
/// @param pairs pairs of games of each combination, at least 2
public record Sweep(
    Arm base,
    List<Factor> factors,
    List<String> shipped,
    String player,
    Grouping grouping,
    int pairs,
    long seed)
    implements Experiment {

  /// @throws IllegalArgumentException if there are no factors, not a shipped value for each, or too
  ///   few pairs
  public Sweep {
    factors = List.copyOf(factors);
    shipped = List.copyOf(shipped);
    if (factors.isEmpty() || shipped.size() != factors.size() || pairs < 2) {
      throw new IllegalArgumentException(
          "%s, shipped with %s, with %d pairs".formatted(factors, shipped, pairs));
    }
  }

  private List<Grid.Cell> cells() {
    return new Grid(base, factors).cells();
  }

  private boolean hasEffects() {
    return factors.size() > 1 && factors.stream().allMatch(factor -> factor.levels().size() == 2);
  }

  private String question() {
    return "How does the score of %s change with %s?"
        .formatted(player, String.join(", ", factors.stream().map(Factor::key).toList()));
  }

  @Override
  public List<String> plan() {
    int arms = cells().size();
    return List.of(
        question(),
        "%,d settings play the same %,d %s each, %,d games in all."
            .formatted(arms, pairs, grouping.games(), mostGames()));
  }

  @Override
  public List<Arm> arms() {
    return cells().stream().map(Grid.Cell::arm).toList();
  }

  @Override
  public long mostGames() {
    return (long) grouping.size() * cells().size() * pairs;
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    var asked = new Asked(playing, player, grouping);
    List<Grid.Cell> cells = cells();
    asked.play(cells.stream().map(Grid.Cell::arm).toList(), pairs);
    List<ArmScores> scores = cells.stream().map(cell -> asked.of(cell.arm())).toList();
    var same = new SameGames(factors, cells, scores);
    var tables = new ArrayList<>(List.of(responses(cells, scores)));
    var notes = new ArrayList<>(same.notes());
    notes.addAll(asked.aboutStarters());
    notes.addAll(notes(cells));
    Verdict verdict = extremes(same);
    if (hasEffects()) {
      Effects effects = Effects.of(factors, signs(cells), scores, true);
      tables.add(effects.table());
      notes.add(Effects.note(grouping));
      verdict = effects.verdict(question(), player);
    }
    if (grouping.seats() == 2 && factors.size() == 1 && Crossing.isPossible(factors.getFirst())) {
      Crossing crossing = Crossing.of(factors.getFirst(), scores, seed);
      tables.add(crossing.table(factors.getFirst().key()));
      notes.add(Crossing.note(grouping));
      verdict = crossing.verdict(question(), player, factors.getFirst(), same);
    }
    return new Findings(same.areAll() ? nothing(scores) : verdict, tables, notes);
  }

  private List<String> notes(List<Grid.Cell> cells) {
    int reference = reference(cells);
    return List.of(
        "A draw counts %s. Intervals: adjusted Wald over %s, of turns Student, 95 %% each."
            .formatted(grouping.ofDraw(), grouping.games()),
        "Difference: from %s, %s, over the same %s; p adjusted by Benjamini and Hochberg over all other rows."
            .formatted(
                cells.get(reference).arm().name(),
                cells.get(reference).levels().equals(shipped)
                    ? "as shipped"
                    : "the first row, as what is shipped (%s) is not played"
                        .formatted(String.join(", ", shipped)),
                grouping.unit()));
  }

  private int reference(List<Grid.Cell> cells) {
    return Math.max(0, cells.stream().map(Grid.Cell::levels).toList().indexOf(shipped));
  }

  private List<int[]> signs(List<Grid.Cell> cells) {
    return cells.stream()
        .map(cell -> {
          int[] signs = new int[factors.size()];
          for (int i = 0; i < signs.length; i++) {
            signs[i] = cell.levels().get(i).equals(factors.get(i).levels().getFirst()) ? -1 : 1;
          }
          return signs;
        })
        .toList();
  }

  private Verdict nothing(List<ArmScores> scores) {
    return new Verdict(
        question(),
        "Not at all: all %,d settings play the same games, in which the score is %s."
            .formatted(scores.size(), scores.getFirst().score().inPercent()),
        "difference of the score between the extremes",
        new Estimate(0, new Interval(0, 0)));
  }

  private Verdict extremes(SameGames same) {
    List<ArmScores> scores = same.scores();
    int least = 0;
    int most = 0;
    for (int i = 1; i < scores.size(); i++) {
      least = mean(scores, i) < mean(scores, least) ? i : least;
      most = mean(scores, i) > mean(scores, most) ? i : most;
    }
    Estimate range = Estimate.of(Difference.between(scores.get(least), scores.get(most)));
    return new Verdict(
        question(),
        "%sThe score of %s is highest, %s, with %s and lowest, %s, with %s: %s. Both were chosen after the"
                .formatted(
                    range.isShown() ? "" : "No two settings are shown to differ. ",
                    player,
                    Estimate.percent(mean(scores, most)),
                    same.named(most),
                    Estimate.percent(mean(scores, least)),
                    same.named(least),
                    range.inPoints())
            + " fact, so this is probably too much.",
        "difference of the score between the extremes",
        range);
  }

  private static double mean(List<ArmScores> scores, int i) {
    return scores.get(i).counts().mean();
  }

  private ResultTable responses(List<Grid.Cell> cells, List<ArmScores> scores) {
    int reference = reference(cells);
    List<Difference> differences =
        scores.stream()
            .map(each -> Difference.of(Difference.between(scores.get(reference), each)))
            .toList();
    List<Integer> others =
        IntStream.range(0, cells.size()).filter(i -> i != reference).boxed().toList();
    double[] adjusted =
        FalseDiscoveries.adjusted(
            others.stream().mapToDouble(i -> differences.get(i).p()).toArray());
    Rows rows = Rows.of("responses", grouping.words(), factors.stream().map(Factor::key).toList());
    for (int i = 0; i < cells.size(); i++) {
      ArmScores each = scores.get(i);
      rows.row(
          cells.get(i).levels(),
          each.counts().pairs(),
          each.score(),
          i == reference ? Estimate.NONE : differences.get(i).estimate(),
          i == reference ? "" : adjusted[others.indexOf(i)],
          grouping.ofStarter(each.starterScore()),
          each.turns());
    }
    return rows.table();
  }
}
