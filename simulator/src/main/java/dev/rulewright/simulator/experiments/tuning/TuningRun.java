package dev.rulewright.simulator.experiments.tuning;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.ArmScores;
import dev.rulewright.simulator.experiments.Asked;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grid;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.SameGames;
import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.statistics.Estimate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A search for the best settings.
public final class TuningRun {

  private final Tuning tuning;
  private final Asked asked;
  private final Consumer<String> telling;

  /// The settings tried, as steps of each dial, in the order in which they were first tried.
  private final SequencedMap<List<Integer>, Tried> tried = new LinkedHashMap<>();

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
  /// @param named their name, and what plays the same games
  /// @param outcome what the targets came to on fresh games
  public record Tuned(Arm best, String named, String outcome, Findings findings) {}

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
    String named = named(around, arms);
    return new Tuned(
        best.arm(),
        named,
        tuning.targets().told(asked.of(arms.getFirst()), tuning.player()),
        new Findings(
            verdict(named, arms.getFirst()),
            List.of(fresh(around, arms), rounds.table(), searched),
            notes()));
  }

  private List<String> notes() {
    var notes = new ArrayList<>(nothing());
    notes.addAll(asked.aboutStarters());
    notes.addAll(
        List.of(
            "Fresh: %s that the search did not see, so the best settings are not flattered."
                .formatted(tuning.grouping().games()),
            "Finalists: the settings that did best in the search, there and after playing on"
                + " (with the games of the search), and the best of them on fresh games. What"
                + " leads a round was chosen by it, so the next one tells how much of that was"
                + " luck.",
            "Loss: squared percentage points and turns outside of the targets, added up; 0 if"
                + " all are met. Neighbours differ by one step of one number; where their loss is"
                + " like that of the best, the optimum is flat.",
            tried.size() == 1
                ? "One setting was tried."
                : "%,d settings were tried with %,d games each; the best of them went on to %,d."
                    .formatted(
                        tried.size(),
                        tuning.gamesOf(tuning.pairs()),
                        tuning.gamesOf(tuning.finalPairs()))));
    return notes;
  }

  // ---- Search ----

  private boolean isSpent() {
    return (tried.size() + 1) * tuning.gamesOf(tuning.pairs()) > tuning.searchBudget();
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
        "%s: score %s%s, %.1f turns; loss %.2f"
            .formatted(
                arm.name(),
                Estimate.percent(asked.of(arm).score().value()),
                tuning.grouping().turnsStart()
                    ? ", who begins " + Estimate.percent(asked.of(arm).starterScore().value())
                    : "",
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

  private Verdict verdict(String named, Arm fresh) {
    ArmScores scores = asked.of(fresh);
    String told = tuning.targets().told(scores, tuning.player());
    String sentence =
        tried.size() == 1
            ? "No verdict, as only one setting was tried: %s. On fresh games %s."
            : allTheSame()
                ? "None: all settings that were tried play the same games, %s as well. On fresh"
                    + " games %s."
                : "%s comes nearest. On fresh games %s.";
    return new Verdict(
        tuning.question(), sentence.formatted(named, told), "score on fresh games", scores.score());
  }

  private boolean allTheSame() {
    return playTheSame(tried.values());
  }

  /// The best settings; where a neighbour plays the same fresh games, neither value is named alone.
  ///
  /// @param around the steps of the best and of its neighbours
  private String named(List<List<Integer>> around, List<Arm> arms) {
    var names = new ArrayList<String>();
    for (int d = 0; d < tuning.dials().size(); d++) {
      Dial dial = tuning.dials().get(d);
      var same = new TreeSet<Integer>();
      for (int i = 0; i < arms.size(); i++) {
        var others = new ArrayList<>(around.get(i));
        others.set(d, around.getFirst().get(d));
        if (others.equals(around.getFirst())
            && asked.of(arms.get(i)).areTheGamesOf(asked.of(arms.getFirst()))) {
          same.add(dial.value(around.get(i).get(d)));
        }
      }
      names.add(
          dial.key()
              + "="
              + same.stream().map(String::valueOf).collect(Collectors.joining(" or "))
              + (same.size() > 1 ? " (the same games)" : ""));
    }
    return String.join(" ", names);
  }

  /// What is to be said of dials that change nothing: wherever two settings were tried that differ
  /// in it alone, they played the same games.
  private List<String> nothing() {
    var notes = new ArrayList<String>();
    for (int d = 0; d < tuning.dials().size(); d++) {
      int dial = d;
      var others = new LinkedHashMap<List<Integer>, List<Tried>>();
      tried
          .values()
          .forEach(each -> {
            var rest = new ArrayList<>(each.steps());
            rest.set(dial, 0);
            others.computeIfAbsent(rest, _ -> new ArrayList<>()).add(each);
          });
      List<List<Tried>> compared =
          others.values().stream().filter(each -> each.size() > 1).toList();
      if (!compared.isEmpty() && compared.stream().allMatch(this::playTheSame)) {
        List<String> values =
            compared.stream()
                .flatMap(List::stream)
                .map(each -> tuning.dials().get(dial).value(each.steps().get(dial)))
                .distinct()
                .sorted()
                .map(String::valueOf)
                .toList();
        notes.add(
            "%s changes nothing: where %s were tried beside each other, they play the same games."
                .formatted(tuning.dials().get(d).key(), SameGames.listed(values)));
      }
    }
    return notes;
  }

  private boolean playTheSame(Collection<Tried> settings) {
    return ArmScores.areTheSame(settings.stream().map(each -> asked.of(each.arm())).toList());
  }

  private ResultTable fresh(List<List<Integer>> around, List<Arm> arms) {
    Rows rows = rows("tuned");
    for (int i = 0; i < arms.size(); i++) {
      add(rows, i == 0 ? "best" : "neighbour", around.get(i), asked.of(arms.get(i)));
    }
    return rows.table();
  }

  private Rows rows(String table) {
    return Rows.of(
        table, tuning.grouping().words(), tuning.dials().stream().map(Dial::key).toList());
  }

  private void add(Rows rows, String name, List<Integer> steps, ArmScores scores) {
    rows.row(
        name,
        values(steps),
        scores.counts().pairs(),
        scores.score(),
        tuning.grouping().ofStarter(scores.starterScore()),
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
          tuning.grouping().ofStarter(scores.starterScore()),
          scores.turns(),
          each.loss());
    }
    List<String> told =
        Stream.concat(tuning.dials().stream().map(Dial::key), Stream.of("score", "turns", "loss"))
            .toList();
    return rows.table().telling(told);
  }

  private List<String> values(List<Integer> steps) {
    return IntStream.range(0, steps.size())
        .mapToObj(i -> Integer.toString(tuning.dials().get(i).value(steps.get(i))))
        .toList();
  }
}
