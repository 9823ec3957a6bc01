package dev.rulewright.simulator.agents;

import java.util.List;
import java.util.Optional;

/// Makes agents of one kind. Providers are found by [java.util.ServiceLoader]: a jar names its own
/// in `META-INF/services/dev.rulewright.simulator.agents.AgentProvider`, and the class is public
/// and has a public constructor without parameters.
public interface AgentProvider {

  /// What the agent is called in an [AgentSpec]: lower case, words joined by hyphens.
  String name();

  /// How it plays, in one sentence.
  String description();

  /// What can be set, in the order in which it is listed.
  default List<AgentParameter> parameters() {
    return List.of();
  }

  /// An agent for a game.
  ///
  /// @param knowledge the game, and what its package tells agents about it
  /// @param settings a valid value for each parameter
  /// @return empty if this kind of agent cannot play that game
  /// @throws dev.rulewright.kernel.BadInput if a file that the settings name makes no sense
  <P, M> Optional<Agent<P, M>> agent(Knowledge<P, M> knowledge, AgentSettings settings);
}
