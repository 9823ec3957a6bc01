package dev.rulewright.cli.bench.table;

import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.Knowledge;
import java.util.List;

/// The agents that can play where the pages are shown.
public interface Agents {

  /// Those that are offered everywhere.
  List<String> NAMES = List.of("random", "greedy", "heuristic", "ismcts");

  /// Agents that play a game.
  ///
  /// @param text one for all players, or one for each as in `marines=greedy,portalists=random`
  /// @return the agents in seat order
  /// @throws dev.rulewright.kernel.BadInput if an agent or a player is unknown, or a player has
  ///   none
  <P, M> List<Agent<P, M>> seated(String text, Knowledge<P, M> knowledge);
}
