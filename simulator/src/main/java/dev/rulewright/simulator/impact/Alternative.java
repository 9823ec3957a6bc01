package dev.rulewright.simulator.impact;

import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.List;

/// Another answer to one question, and the game that is played under it.
///
/// @param question the name of the question, such as `road.requires-adjacent`
/// @param answer the name of the answer
/// @param readings the game under the default and the game under this answer, which differs from it
///   in nothing else
/// @param agents who plays it in each seat; they know these rules
public record Alternative<P, M>(
    String question, String answer, TwoReadings<P, M> readings, List<Agent<P, M>> agents) {

  /// Copies the list.
  public Alternative {
    agents = List.copyOf(agents);
  }

  /// The game under this answer.
  public Game<P, M> game() {
    return readings.b();
  }

  /// What is chosen on the command line: `question=answer`.
  @Override
  public String toString() {
    return question + "=" + answer;
  }
}
