package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.Box;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The plays of a scenario: one transcript for each reading that it tells the outcome under, a
/// single one for a scenario of one reading.
///
/// @param transcripts one per reading, in the order of the file; never empty; what does not hold of
///   all of them together stands in the last one
public record Plays(Scenario scenario, List<? extends Transcript<?, ?>> transcripts) {

  /// Replays a scenario under each of its readings. What it is about has to be cited under one of
  /// them.
  ///
  /// @param box the box of its game, opened for the scenario's options
  /// @throws BadInput as [Opening#of], or if there is no such question or answer
  public static Plays of(Scenario scenario, Box<?, ?> box) {
    scenario
        .question()
        .map(named -> box.rulebook().question(named.text(), named.place()))
        .ifPresent(asked -> requireAnswers(scenario, asked, box));
    var transcripts = new ArrayList<Transcript<?, ?>>();
    for (Scenario branch : Branches.of(scenario)) {
      transcripts.add(Replay.oneOfSeveral(Opening.of(branch, box)));
    }
    if (transcripts.stream().noneMatch(Transcript::stopped)) {
      Set<Clause> cited = new HashSet<>();
      transcripts.forEach(transcript -> cited.addAll(transcript.cited()));
      transcripts.add(transcripts.removeLast().withFailures(Replay.uncited(scenario, cited)));
    }
    return new Plays(scenario, transcripts);
  }

  private static void requireAnswers(Scenario scenario, Question question, Box<?, ?> box) {
    box.game(scenario.reading().text(), scenario.reading().place(), scenario.cards());
    List<String> answers = question.answers().stream().map(Question.Answer::name).toList();
    for (Under under : scenario.under()) {
      if (!answers.contains(under.name().text())) {
        throw under.name().unknown(answers, "an answer to " + question.name());
      }
    }
    List<String> named = scenario.under().stream().map(under -> under.name().text()).toList();
    for (String answer : answers) {
      if (!named.contains(answer)) {
        throw BadInput.at(scenario.question().orElseThrow().place())
            .found(question.id())
            .because("'under' does not say what comes of the answer '" + answer + "'");
      }
    }
  }

  /// Whether everything holds under every reading.
  public boolean passed() {
    return transcripts.stream().allMatch(Transcript::passed);
  }

  /// Everything that does not hold, reading by reading.
  public List<Failure> failures() {
    return transcripts.stream().flatMap(transcript -> transcript.failures().stream()).toList();
  }
}
