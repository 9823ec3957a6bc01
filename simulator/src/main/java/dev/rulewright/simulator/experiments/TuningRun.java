package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.statistics.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A search for the best settings.
final class TuningRun {

  private final Tuning tuning;
  private final Asked asked;
  private final Consumer<String> telling;

  /// The settings tried, as steps of each dial, in the order in which they were first tried.
  private final Map<List<Integer>, Tried> tried = new LinkedHashMap<>();

  /// The rows of the table of finalists.
  private final List<List<String>> rounds = new ArrayList<>();

  TuningRun(Tuning tuning, Asked asked, Consumer<String> telling) {
    this.tuning = tuning;
    this.asked = asked;
    this.telling = telling;
  }

  /// Settings that were tried.
  private record Tried(List<Integer> steps, Arm arm, double loss) {}

  Tuned tuned() {
    List<Dial> dials = tuning.dials();
    new Search(tuning.seed()).minimise(dials, this::loss, this::isSpent);
    ResultTable searched = searched();
    Tried best = bestOfFinal();
    var around = new ArrayList<>(List.of(best.steps()));
    around.addAll(neighbours(best.steps()));
    List<Arm> arms = around.stream().map(steps -> arm(steps, "fresh ")).toList();
    asked.playFresh(arms, tuning.finalPairs(), tuning.freshPairs());
    rounds.add(scored("fresh", best.steps(), asked.of(arms.getFirst())));
    return new Tuned(
        best.arm(),
        tuning.targets().told(asked.of(arms.getFirst()), tuning.player()),
        new Findings(
            verdict(best, arms.getFirst()),
            List.of(fresh(around, arms), finalists(), searched),
            List.of(
                "Fresh: pairs of games that the search did not see, so the best settings are not"
                    + " flattered.",
                "Finalists: the settings that did best in the search, there and after playing on"
                    + " (with the games of the search), and the best of them on fresh games. What"
                    + " leads a round was chosen by it, so the next one tells how much of that was"
                    + " luck.",
                "Loss: squared percentage points and turns outside of the targets, added up; 0 if"
                    + " all are met. Neighbours differ by one step of one dial; where their loss is"
                    + " like that of the best, the optimum is flat.",
                "%,d settings were tried with %,d games each; the best of them went on to %,d."
                    .formatted(tried.size(), 2L * tuning.pairs(), 2L * tuning.finalPairs()))));
  }

  // ---- Search ----

  private boolean isSpent() {
    return 2L * (tried.size() + 1) * tuning.pairs() > tuning.searchBudget();
  }

  /// The search is noisy: the least of many losses is partly luck. So those that did best play on,
  /// and what all their pairs say decides.
  private Tried bestOfFinal() {
    List<Tried> finalists =
        tried.values().stream()
            .sorted(Comparator.comparingDouble(Tried::loss))
            .limit(Tuning.FINALISTS)
            .toList();
    finalists.forEach(each -> rounds.add(scored("search", each.steps(), asked.of(each.arm()))));
    asked.play(finalists.stream().map(Tried::arm).toList(), tuning.finalPairs());
    finalists.forEach(each -> rounds.add(scored("final", each.steps(), asked.of(each.arm()))));
    return finalists.stream()
        .min(Comparator.comparingDouble(each -> tuning.targets().loss(asked.of(each.arm()))))
        .orElseThrow();
  }

  private double loss(List<Integer> steps) {
    Tried known = tried.get(steps);
    if (known != null) {
      return known.loss();
    }
    Arm arm = arm(steps, "");
    asked.play(List.of(arm), tuning.pairs());
    double loss = tuning.targets().loss(asked.of(arm));
    telling.accept(
        "%s: score %s, who begins %s, %.1f turns; loss %.2f"
            .formatted(
                arm.name(),
                ResultTable.percent(asked.of(arm).counts().mean()),
                ResultTable.percent(asked.of(arm).starterCounts().mean()),
                asked.of(arm).turns().ratio(),
                loss));
    tried.put(List.copyOf(steps), new Tried(List.copyOf(steps), arm, loss));
    return loss;
  }

  private Arm arm(List<Integer> steps, String prefix) {
    return Grid.arm(
        tuning.base(), prefix, tuning.dials().stream().map(Dial::key).toList(), values(steps));
  }

  private List<List<Integer>> neighbours(List<Integer> steps) {
    var neighbours = new ArrayList<List<Integer>>();
    for (int i = 0; i < steps.size(); i++) {
      for (int next : List.of(steps.get(i) - 1, steps.get(i) + 1)) {
        if (next >= 0 && next <= tuning.dials().get(i).steps()) {
          var neighbour = new ArrayList<>(steps);
          neighbour.set(i, next);
          neighbours.add(neighbour);
        }
      }
    }
    return neighbours;
  }

  // ---- What came of it ----

  private Verdict verdict(Tried best, Arm fresh) {
    ArmScores scores = asked.of(fresh);
    Interval interval = scores.counts().interval(Difference.CONFIDENCE);
    return new Verdict(
        tuning.question(),
        "%s comes nearest. On fresh games %s."
            .formatted(best.arm().name(), tuning.targets().told(scores, tuning.player())),
        "score on fresh games",
        scores.counts().mean(),
        interval.low(),
        interval.high());
  }

  private ResultTable fresh(List<List<Integer>> around, List<Arm> arms) {
    var rows = new ArrayList<List<String>>();
    for (int i = 0; i < arms.size(); i++) {
      rows.add(scored(i == 0 ? "best" : "neighbour", around.get(i), asked.of(arms.get(i))));
    }
    return new ResultTable(
        "tuned", scoredColumns("what", "best, or neighbour", "fresh pairs of games"), rows);
  }

  private ResultTable finalists() {
    return new ResultTable(
        "finalists",
        scoredColumns("round", "search, final or fresh", "pairs of games so far in that round"),
        rounds);
  }

  private List<String> scored(String name, List<Integer> steps, ArmScores scores) {
    var row = new ArrayList<>(List.of(name));
    row.addAll(values(steps));
    row.add(Long.toString(scores.counts().pairs()));
    row.addAll(Difference.texts(scores.counts()));
    row.addAll(Difference.texts(scores.starterCounts()));
    row.addAll(Difference.texts(scores.turns()));
    row.add(ResultTable.number(tuning.targets().loss(scores)));
    return row;
  }

  private List<Column> scoredColumns(String name, String meaning, String pairs) {
    return new Columns()
        .and(name, "name", meaning)
        .and(dialColumns())
        .and("pairs", "pairs", pairs)
        .andEstimate("score", "share", "mean score of the player, a draw counts half")
        .andEstimate("starter_score", "share", "mean score of who began")
        .andEstimate("turns", "turns", "mean number of turns in a game")
        .and("loss", "number", "how far the targets are missed; 0 if they are met")
        .list();
  }

  private ResultTable searched() {
    var rows = new ArrayList<List<String>>();
    for (Tried each : tried.values()) {
      ArmScores scores = asked.of(each.arm());
      var row = new ArrayList<>(values(each.steps()));
      row.add(ResultTable.number(scores.counts().mean()));
      row.add(ResultTable.number(scores.starterCounts().mean()));
      row.add(ResultTable.number(scores.turns().ratio()));
      row.add(ResultTable.number(each.loss()));
      rows.add(row);
    }
    List<Column> columns =
        new Columns()
            .and(dialColumns())
            .and("score", "share", "mean score of the player in the search")
            .and("starter_score", "share", "mean score of who began")
            .and("turns", "turns", "mean number of turns in a game")
            .and("loss", "number", "how far the targets are missed; 0 if they are met")
            .list();
    return new ResultTable("search", columns, rows);
  }

  private List<Column> dialColumns() {
    return tuning.dials().stream()
        .map(dial -> new Column(dial.key(), "setting", "what is tuned"))
        .toList();
  }

  private List<String> values(List<Integer> steps) {
    return IntStream.range(0, steps.size())
        .mapToObj(i -> Integer.toString(tuning.dials().get(i).value(steps.get(i))))
        .toList();
  }
}
