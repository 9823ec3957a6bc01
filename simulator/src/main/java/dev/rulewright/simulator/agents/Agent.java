package dev.rulewright.simulator.agents;

import java.util.random.RandomGenerator;

/// Someone who plays. An agent keeps nothing between two choices and is safe for any number of
/// threads; one that wants to remember gives each game an agent [of its own][#forOneGame].
public interface Agent<P, M> {

  /// One of the moves that the view lists.
  ///
  /// @param random the agent's own stream of chance, the same for all its choices in one game
  M choose(View<P, M> view, RandomGenerator random);

  /// The agent that plays one seat of one game, from its first choice to its last. Such an agent
  /// may keep what it found out, is used by one thread only, and is thrown away when play is over.
  default Agent<P, M> forOneGame() {
    return this;
  }
}
