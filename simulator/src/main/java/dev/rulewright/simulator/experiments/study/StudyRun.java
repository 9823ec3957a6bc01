package dev.rulewright.simulator.experiments.study;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.ArmScores;
import dev.rulewright.simulator.experiments.Asked;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.experiments.sweep.Effects;
import dev.rulewright.simulator.experiments.tuning.Dial;
import dev.rulewright.simulator.experiments.tuning.Tuning;
import dev.rulewright.simulator.experiments.tuning.TuningRun;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A study, part by part.
final class StudyRun {

  private static final String AT_A_BOUND =
      "A number that is at its bound is moved to one side only, which halves its effect.";

  private final Study study;
  private final Playing playing;
  private final Consumer<String> telling;
  private final Strengths strengths;

  StudyRun(Study study, Playing playing, Consumer<String> telling) {
    this.study = study;
    this.playing = playing;
    this.telling = telling;
    this.strengths =
        new Strengths(
            study.strengths(),
            study.player(),
            new Asked(playing, study.player(), study.grouping()));
  }

  Findings findings() {
    telling.accept("1. Who wins");
    List<ArmScores> box = strengths.play(study.base(), "", 0, telling);

    telling.accept("2. Which numbers matter most");
    Effects effects =
        study.screening().effects(new Asked(playing, study.player(), study.grouping()));
    List<Effects.Effect> most =
        effects.largestFirst().stream()
            .filter(effect -> !effect.isNone())
            .limit(study.told())
            .toList();
    if (most.isEmpty()) {
      return nothingMatters(box, effects);
    }
    most.forEach(effect -> telling.accept(effect.told()));

    telling.accept("3. What makes it even");
    List<Dial> dials = most.stream().limit(study.tuned()).map(this::dial).toList();
    Tuning tuning = study.tuning(dials);
    TuningRun.Tuned tuned = tuning.tuned(playing, telling);

    telling.accept("4. Whether stronger play agrees");
    List<ArmScores> even =
        strengths.play(withNumbers(tuned.best(), dials), "tuned ", tuning.pairsTaken(), telling);

    ResultTable answers = answers(box, most, tuned, even);
    var tables =
        new ArrayList<>(
            List.of(
                answers,
                strengths.table("balance", box),
                effects.table(),
                strengths.table("balance-tuned", even)));
    tables.addAll(tuned.findings().tables());
    return new Findings(
        verdict(box.getLast()),
        tables,
        Stream.concat(notes(effects).stream(), tuned.findings().notes().stream()).toList());
  }

  /// What is found where no number changes a game: there is nothing to tune.
  private Findings nothingMatters(List<ArmScores> box, Effects effects) {
    return new Findings(
        verdict(box.getLast()),
        List.of(strengths.table("balance", box), effects.table()),
        notes(effects));
  }

  private List<String> notes(Effects effects) {
    var notes = new ArrayList<>(effects.nothing());
    notes.addAll(
        List.of(
            Strengths.note(study.grouping()),
            Effects.note(study.grouping()),
            Effects.LARGEST,
            AT_A_BOUND));
    return notes;
  }

  private Dial dial(Effects.Effect effect) {
    return study.numbers().stream()
        .filter(number -> number.key().equals(effect.name()))
        .findFirst()
        .orElseThrow();
  }

  /// The base with the numbers that a tuning found.
  private Arm withNumbers(Arm best, List<Dial> dials) {
    var changes = new TreeMap<>(study.base().changes());
    dials.forEach(
        dial -> changes.put(dial.key(), Objects.requireNonNull(best.changes().get(dial.key()))));
    return new Arm("tuned", changes);
  }

  // ---- What came of it ----

  private Verdict verdict(ArmScores strongest) {
    return new Verdict(
        study.question(),
        "%s: played by %s, the score of %s is %s."
            .formatted(
                switch (study.targets().even(strongest.score())) {
                  case "Yes" -> "Even";
                  case "No" -> "Not even";
                  default -> "Not shown to be even or uneven";
                },
                strengths.strongest().agent(),
                study.player(),
                strongest.score().inPercent()),
        "score under the strongest play",
        strongest.score());
  }

  private ResultTable answers(
      List<ArmScores> box, List<Effects.Effect> most, TuningRun.Tuned tuned, List<ArmScores> even) {
    String strongest = strengths.strongest().agent();
    Effects.Effect first = most.getFirst();
    Estimate tunedScore = tuned.findings().verdict().estimate();
    return asItIs(box, strongest)
        .row(
            "Which numbers matter most?",
            "%s: %s; this is the effect of the first on the score"
                .formatted(
                    most.stream().anyMatch(Effects.Effect::isFinding) ? "Shown" : "None shown",
                    most.stream().map(StudyRun::named).collect(Collectors.joining(", "))),
            first.difference().estimate())
        .row(
            "What makes it even?",
            "%s: %s comes nearest, played by %s: %s"
                .formatted(
                    study.targets().even(tunedScore),
                    tuned.named(),
                    study.worker(),
                    tuned.outcome()),
            tunedScore)
        .row(
            "Does stronger play agree?",
            "%s: the score of %s with the tuned numbers, played by %s%s"
                .formatted(
                    study.targets().even(even.getLast().score()),
                    study.player(),
                    strongest,
                    strengths.others(even)),
            even.getLast().score())
        .table();
  }

  /// What is told of the game with the numbers of the box.
  private Rows asItIs(List<ArmScores> box, String strongest) {
    Rows rows = Rows.of("answers");
    rows.row(
        "Is it even?",
        "%s: the score of %s, played by %s%s"
            .formatted(
                study.targets().even(box.getLast().score()),
                study.player(),
                strongest,
                strengths.others(box)),
        box.getLast().score());
    if (study.grouping().turnsStart()) {
      rows.row(
          "What is beginning worth?",
          "%s: the score of who begins, played by %s"
              .formatted(worth(box.getLast().starterScore().interval()), strongest),
          box.getLast().starterScore());
    }
    return rows;
  }

  private static String named(Effects.Effect effect) {
    return "%s (%s%s)"
        .formatted(effect.name(), effect.values(), effect.isFinding() ? "" : ", no finding");
  }

  private static String worth(Interval score) {
    return score.low() > 0.5
        ? "An advantage"
        : score.high() < 0.5 ? "A disadvantage" : "Nothing shown";
  }
}
