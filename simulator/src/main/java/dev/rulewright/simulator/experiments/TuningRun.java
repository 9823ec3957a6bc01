package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.statistics.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A search for the best settings.
final class TuningRun {

  private final Tuning tuning;
  private final Asked asked;
  private final Consumer<String> telling;

  /// The settings tried, as steps of each dial, in the order in which they were first tried.
  private final Map<List<Integer>, Tried> tried = new LinkedHashMap<>();

  private final Rows rounds;

  TuningRun(Tuning tuning, Asked asked, Consumer<String> telling) {
    this.tuning = tuning;
    this.asked = asked;
    this.telling = telling;
    rounds = rows("finalists");
  }

  /// What a tuning found.
  ///
  /// @param best the settings that came nearest to the targets
  /// @param outcome what the targets came to on fresh games
  record Tuned(Arm best, String outcome, Findings findings) {}

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
    add(rounds, "fresh", best.steps(), asked.of(arms.getFirst()));
    return new Tuned(
        best.arm(),
        tuning.targets().told(asked.of(arms.getFirst()), tuning.player()),
        new Findings(
            verdict(best, arms.getFirst()),
            List.of(fresh(around, arms), rounds.table(), searched),
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
    finalists.forEach(each -> add(rounds, "search", each.steps(), asked.of(each.arm())));
    asked.play(finalists.stream().map(Tried::arm).toList(), tuning.finalPairs());
    finalists.forEach(each -> add(rounds, "final", each.steps(), asked.of(each.arm())));
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
                Estimate.percent(asked.of(arm).score().value()),
                Estimate.percent(asked.of(arm).starterScore().value()),
                asked.of(arm).turns().value(),
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
    return new Verdict(
        tuning.question(),
        "%s comes nearest. On fresh games %s."
            .formatted(best.arm().name(), tuning.targets().told(scores, tuning.player())),
        "score on fresh games",
        scores.score());
  }

  private ResultTable fresh(List<List<Integer>> around, List<Arm> arms) {
    Rows rows = rows("tuned");
    for (int i = 0; i < arms.size(); i++) {
      add(rows, i == 0 ? "best" : "neighbour", around.get(i), asked.of(arms.get(i)));
    }
    return rows.table();
  }

  private Rows rows(String table) {
    return Rows.of(table, Map.of(), tuning.dials().stream().map(Dial::key).toList());
  }

  private void add(Rows rows, String name, List<Integer> steps, ArmScores scores) {
    rows.row(
        name,
        values(steps),
        scores.counts().pairs(),
        scores.score(),
        scores.starterScore(),
        scores.turns(),
        tuning.targets().loss(scores));
  }

  private ResultTable searched() {
    Rows rows = rows("search");
    for (Tried each : tried.values()) {
      ArmScores scores = asked.of(each.arm());
      rows.row(
          values(each.steps()),
          scores.counts().pairs(),
          scores.score(),
          scores.starterScore(),
          scores.turns(),
          each.loss());
    }
    List<String> told =
        Stream.concat(
                tuning.dials().stream().map(Dial::key),
                Stream.of("score", "starter_score", "turns", "loss"))
            .toList();
    return rows.table().telling(told);
  }

  private List<String> values(List<Integer> steps) {
    return IntStream.range(0, steps.size())
        .mapToObj(i -> Integer.toString(tuning.dials().get(i).value(steps.get(i))))
        .toList();
  }
}
