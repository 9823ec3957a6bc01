package dev.rulewright.simulator.impact;

import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.agents.Agent;
import java.util.List;

/// Another answer to one question, and the game that is played under it.
///
/// @param question the name of the question, such as `road.requires-adjacent`
/// @param answer the name of the answer
/// @param game the rules, different from those of the default in this answer alone
/// @param agents who plays it in each seat; they know these rules
public record Alternative<P, M>(
    String question, String answer, Game<P, M> game, List<Agent<P, M>> agents) {

  /// Copies the list.
  public Alternative {
    agents = List.copyOf(agents);
  }

  /// What is chosen on the command line: `question=answer`.
  @Override
  public String toString() {
    return question + "=" + answer;
  }
}
