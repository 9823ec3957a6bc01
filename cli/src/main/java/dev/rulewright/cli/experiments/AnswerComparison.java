package dev.rulewright.cli.experiments;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.Stop;
import dev.rulewright.simulator.impact.Alternative;
import dev.rulewright.simulator.impact.Comparison;
import dev.rulewright.simulator.impact.Impact;
import dev.rulewright.simulator.impact.StoppingRule;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.OnTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/// The answers to some questions, compared with those of a reading.
///
/// @param combat the game under the reading
/// @param answers what is compared with it
/// @param leftOut what cannot be compared, and why
record AnswerComparison(MissionCombat combat, List<Other> answers, List<LeftOut> leftOut) {

  /// An answer that the reading does not give.
  ///
  /// @param combat the game under the reading with this answer
  record Other(Question question, Question.Answer answer, MissionCombat combat) {}

  /// An answer that does not go together with the reading.
  ///
  /// @param answer `question=answer`
  record LeftOut(String answer, String reason) {}

  static AnswerComparison of(MissionCombat combat, List<Question> questions) {
    var answers = new ArrayList<Other>();
    var leftOut = new ArrayList<LeftOut>();
    for (Question question : questions) {
      Question.Answer chosen = combat.answers().answerTo(question);
      for (Question.Answer answer : question.answers()) {
        if (!answer.equals(chosen)) {
          try {
            var reading = combat.answers().with(question.name(), answer.name());
            var other = new MissionCombat(combat.material(), reading);
            answers.add(new Other(question, answer, other));
          } catch (BadInput e) {
            leftOut.add(new LeftOut(question.name() + "=" + answer.name(), reason(e)));
          }
        }
      }
    }
    return new AnswerComparison(combat, answers, leftOut);
  }

  /// Without the place, which is no text that anybody wrote.
  private static String reason(BadInput trouble) {
    return String.valueOf(trouble.getMessage()).replaceFirst("^\\S+: ", "");
  }

  /// Plays games between agents of one kind.
  ///
  /// @param agent the agent for a game
  /// @return what came of the answers that were finished
  List<Impact> played(
      Function<MissionCombat, Agent<Position, Move>> agent,
      long seed,
      StoppingRule rule,
      int threads,
      Comparison.Progress progress,
      Stop stop) {
    var standard = new Batch<>(combat, new MissionCounting(), agents(agent, combat), seed);
    List<Alternative<Position, Move>> alternatives =
        answers.stream()
            .map(other ->
                new Alternative<>(
                    other.question.name(),
                    other.answer.name(),
                    OnTable.readings(combat, other.combat),
                    agents(agent, other.combat)))
            .toList();
    return new Comparison<>(standard, alternatives, rule, threads).run(progress, stop);
  }

  private static List<Agent<Position, Move>> agents(
      Function<MissionCombat, Agent<Position, Move>> agent, MissionCombat combat) {
    return Collections.nCopies(combat.players().size(), agent.apply(combat));
  }
}
