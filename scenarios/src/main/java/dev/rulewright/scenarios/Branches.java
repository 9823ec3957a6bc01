package dev.rulewright.scenarios;

import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The plain scenarios that a scenario stands for: one for each reading that it tells the outcome
/// under, or the scenario itself if it has but one reading.
final class Branches {

  private Branches() {}

  static List<Scenario> of(Scenario scenario) {
    return scenario.under().isEmpty()
        ? List.of(scenario)
        : scenario.under().stream().map(under -> branch(scenario, under)).toList();
  }

  private static Scenario branch(Scenario scenario, Under under) {
    return scenario.plain(
        scenario.title(), reading(scenario, under), steps(scenario.play(), under), under.expect());
  }

  /// The reading of a branch. Where the scenario asks a question, its base reading with another
  /// answer to that question.
  private static Word reading(Scenario scenario, Under under) {
    return scenario
        .question()
        .map(question -> answered(scenario.reading(), question, under.name()))
        .orElse(under.name());
  }

  private static Word answered(Word base, Word question, Word answer) {
    return new Word(base + "," + question + "=" + answer, answer.place());
  }

  private static List<Step> steps(List<Step> common, Under under) {
    var steps = new ArrayList<Step>(common);
    under
        .refused()
        .ifPresent(refusal -> {
          Step.Do step = (Step.Do) common.get(refusal.index());
          steps.subList(refusal.index(), steps.size()).clear();
          steps.add(refused(step, refusal, under));
        });
    steps.addAll(under.then());
    under.listed().forEach(move -> steps.add(new Step.Listed(move, move.place(), NO_NOTE)));
    under.absent().forEach(move -> steps.add(new Step.Absent(move, move.place(), NO_NOTE)));
    return List.copyOf(steps);
  }

  private static final Optional<String> NO_NOTE = Optional.empty();

  private static Step refused(Step.Do step, Under.Refusal refusal, Under under) {
    var told = refusal.told().place();
    return new Step.Refused(
        new Word(step.move().text(), told), refusal.because(), told, under.note());
  }
}
