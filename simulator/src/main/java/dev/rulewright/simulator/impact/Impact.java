package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.FalseDiscoveries;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// What are answers to unclear clauses worth? The same games are played under the default and under
/// each other answer, so that they differ only by what the answers make of them: how often the
/// question comes up, and how far the answer moves the score.
///
/// Unlike in other experiments a game is alone: each game under an answer has one partner, the game
/// of its number under the default.
///
/// @param played who plays, one kind of agents after the other
/// @param answers what is compared with the default
/// @param leftOut answers that do not go together with the default, each with the reason
/// @param player whose score is meant: a win 1, a draw its share of one, a loss 0
/// @param seats the number of players
/// @param precision the width from 0 to 2 that an interval may have for play to end
public record Impact(
    List<Played> played,
    List<Answer> answers,
    List<String> leftOut,
    String player,
    int seats,
    double precision)
    implements Experiment {

  /// Games in a round, all but the last: after each it is looked whether intervals are narrow.
  static final int ROUND = 100;

  private static final double FALSE_DISCOVERIES = 0.05;

  private static final ResultTable.View VIEW =
      new ResultTable.View(
          List.of(
              "rank",
              "question_id",
              "question",
              "answer",
              "agents",
              "exposure",
              "difference",
              "low_95",
              "high_95",
              "p_adjusted",
              "games"),
          Integer.MAX_VALUE);

  private static final Comparator<Measured> BY_DISTANCE =
      Comparator.comparingDouble((Measured each) -> -Math.abs(each.scores().mean()))
          .thenComparingDouble(each -> each.scores().signFlipP())
          .thenComparingDouble(each -> -each.exposure().mean())
          .thenComparing(each -> each.answer().question())
          .thenComparing(each -> each.answer().answer());

  /// Agents who play for every player.
  ///
  /// @param standard what they play under the default, named after them
  /// @param most the most games under each answer, at least 1
  public record Played(Arm standard, long most) {

    String agents() {
      return standard.name();
    }

    /// The games in which it is counted where answers make a difference.
    Arm exposed() {
      return new Arm(standard.name() + ", where answers differ", standard.changes());
    }
  }

  public Impact {
    played = List.copyOf(played);
    answers = List.copyOf(answers);
    leftOut = List.copyOf(leftOut);
  }

  /// The arms in whose games it is counted where answers make a difference, by name, each with its
  /// games under every answer.
  public Map<String, List<Arm>> exposed() {
    return played.stream()
        .collect(
            Collectors.toMap(
                each -> each.exposed().name(),
                each -> answers.stream().map(answer -> answer.in(each.standard())).toList()));
  }

  private String question() {
    return "Which answers to unclear clauses move the score of " + player + "?";
  }

  @Override
  public List<String> plan() {
    return List.of(
        question(),
        "%d answers are played in rounds of %d games, the same as under the default, until the 95 %% interval is at most %s points wide: %s."
            .formatted(
                answers.size(),
                ROUND,
                ResultTable.number(100 * precision),
                played.stream()
                    .map(each -> "%s at most %,d games".formatted(each.agents(), each.most()))
                    .collect(Collectors.joining(", "))));
  }

  @Override
  public long mostGames() {
    return played.stream().mapToLong(each -> each.most() * (answers.size() + 1)).sum();
  }

  /// Those in which it is counted how often the questions come up.
  @Override
  public long slowGames() {
    return Math.min(ROUND, played.getFirst().most());
  }

  @Override
  public List<Arm> arms() {
    return played.stream().map(Played::standard).toList();
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    var measured = new ArrayList<Measured>();
    for (Played each : played) {
      new ImpactRun(this, each, playing)
          .measured(telling).stream().sorted(BY_DISTANCE).forEach(measured::add);
    }
    double[] p = measured.stream().mapToDouble(each -> each.scores().signFlipP()).toArray();
    double[] adjusted = FalseDiscoveries.adjusted(p);
    Rows rows = Rows.of("impact");
    var shown = new LinkedHashMap<Measured, String>();
    for (int i = 0; i < adjusted.length; i++) {
      measured.get(i).addTo(rows, i % answers.size() + 1, adjusted[i]);
      if (adjusted[i] <= FALSE_DISCOVERIES) {
        shown.put(measured.get(i), measured.get(i).answer().toString());
      }
    }
    return new Findings(verdict(shown), List.of(rows.table().viewed(VIEW)), notes());
  }

  /// Leads with what is shown, not with the largest of many differences.
  private Verdict verdict(SequencedMap<Measured, String> shown) {
    long distinct = shown.values().stream().distinct().count();
    Optional<Measured> most =
        shown.keySet().stream()
            .max(Comparator.comparingDouble(each -> Math.abs(each.scores().mean())));
    Estimate difference = most.map(Measured::difference).orElse(Estimate.NONE);
    String sentence =
        most.map(each ->
                "%d of %d other answers %s shown to move the score of %s; most of them, by %s: %s %s, %s agents."
                    .formatted(
                        distinct,
                        answers.size(),
                        distinct == 1 ? "is" : "are",
                        player,
                        difference.inPoints(),
                        each.answer().id(),
                        each.answer(),
                        each.agents()))
            .orElse(
                "None of %d other answers is shown to move the score of %s."
                    .formatted(answers.size(), player));
    return new Verdict(
        question(), sentence, "largest difference of the score that is shown", difference);
  }

  private List<String> notes() {
    var notes = new ArrayList<String>();
    leftOut.forEach(each -> notes.add("Left out: " + each));
    notes.add(
        "Exposure: positions per game under the default in which the answer lists other moves, or a"
            + " move or a card drawn leads to something else; counted in the first games.");
    notes.add(
        "Difference: score of %s under the answer minus that under the default; a draw counts %s."
                .formatted(player, Rows.ofDraw(seats))
            + " Both play the same games: every source of chance and every agent has the same"
            + " stream of random numbers, and agents know the answer they play by.");
    notes.add(
        "Interval: 95 %, Bonett and Price (2012). It is made for a number of games fixed"
            + " beforehand; simulations in the tests show that it keeps its coverage where play"
            + " ends once it is narrow.");
    notes.add(
        "p: exact sign-flip test for pairs, two-sided; adjusted for all tests here by Benjamini and"
            + " Hochberg; shown means a false discovery rate of 5 %. The largest of many"
            + " differences is probably an overestimate.");
    notes.add("Agents are simple: other agents may give other numbers.");
    return notes;
  }
}
