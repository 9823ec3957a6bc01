package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
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
        new Strengths(study.strengths(), study.player(), new Asked(playing, study.player()));
  }

  Findings findings() {
    telling.accept("1. Who wins");
    List<ArmScores> box = strengths.play(study.base(), "", 0, telling);

    telling.accept("2. Which numbers matter most");
    Effects effects = study.screening().effects(playing);
    List<Effects.Effect> most = effects.largestFirst().stream().limit(study.told()).toList();
    most.forEach(effect -> telling.accept(effect.told()));

    telling.accept("3. What makes it even");
    List<Dial> dials = most.stream().limit(study.tuned()).map(this::dial).toList();
    Tuning tuning = study.tuning(dials);
    Tuned tuned = tuning.tuned(playing, telling);

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
        Stream.concat(
                Stream.of(Strengths.NOTE, Effects.NOTE, Effects.LARGEST, AT_A_BOUND),
                tuned.findings().notes().stream())
            .toList());
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
    Interval interval = interval(strongest.counts());
    return new Verdict(
        study.question(),
        "%s: played by %s, the %s score %s."
            .formatted(
                switch (study.targets().even(interval)) {
                  case "Yes" -> "Even";
                  case "No" -> "Not even";
                  default -> "Not shown to be even or uneven";
                },
                strengths.strongest().agent(),
                study.player(),
                Strengths.told(strongest.counts())),
        "score under the strongest play",
        strongest.counts().mean(),
        interval.low(),
        interval.high());
  }

  private ResultTable answers(
      List<ArmScores> box, List<Effects.Effect> most, Tuned tuned, List<ArmScores> even) {
    String strongest = strengths.strongest().agent();
    Effects.Effect first = most.getFirst();
    var rows = new ArrayList<List<String>>();
    rows.add(
        scored(
            "Is it even?",
            "%s: the score of the %s, played by %s%s"
                .formatted(
                    study.targets().even(interval(box.getLast().counts())),
                    study.player(),
                    strongest,
                    strengths.others(box)),
            box.getLast().counts()));
    rows.add(
        scored(
            "What is beginning worth?",
            "%s: the score of who begins, played by %s"
                .formatted(worth(interval(box.getLast().starterCounts())), strongest),
            box.getLast().starterCounts()));
    rows.add(
        row(
            "Which numbers matter most?",
            "%s: %s; this is the effect of the first on the score"
                .formatted(
                    most.stream().anyMatch(Effects.Effect::isFinding) ? "Shown" : "None shown",
                    String.join(
                        ", ",
                        most.stream()
                            .map(effect ->
                                "%s (%s%s)"
                                    .formatted(
                                        effect.name(),
                                        effect.values(),
                                        effect.isFinding() ? "" : ", no finding"))
                            .toList())),
            first.difference().mean(),
            first.difference().interval()));
    Verdict found = tuned.findings().verdict();
    var tunedScore = new Interval(found.low(), found.high());
    rows.add(
        row(
            "What makes it even?",
            "%s: %s comes nearest, played by %s: %s"
                .formatted(
                    study.targets().even(tunedScore),
                    tuned.best().name(),
                    study.worker(),
                    tuned.outcome()),
            found.estimate(),
            tunedScore));
    rows.add(
        scored(
            "Does stronger play agree?",
            "%s: the score of the %s with the tuned numbers, played by %s%s"
                .formatted(
                    study.targets().even(interval(even.getLast().counts())),
                    study.player(),
                    strongest,
                    strengths.others(even)),
            even.getLast().counts()));
    return new ResultTable(
        "answers",
        new Columns()
            .and("question", "text", "what was asked")
            .and("answer", "text", "what was found, and what the numbers beside it are")
            .and("estimate", "share", "a score, or an effect on the score")
            .and("low", "share", "lower end of its 95 % interval")
            .and("high", "share", "upper end of its 95 % interval")
            .list(),
        rows);
  }

  private static String worth(Interval score) {
    return score.low() > 0.5
        ? "An advantage"
        : score.high() < 0.5 ? "A disadvantage" : "Nothing shown";
  }

  private static List<String> scored(String question, String answer, PairCounts counts) {
    return row(question, answer, counts.mean(), interval(counts));
  }

  private static List<String> row(
      String question, String answer, double estimate, Interval interval) {
    return Stream.concat(Stream.of(question, answer), Difference.texts(estimate, interval).stream())
        .toList();
  }

  private static Interval interval(PairCounts counts) {
    return counts.interval(Difference.CONFIDENCE);
  }
}
