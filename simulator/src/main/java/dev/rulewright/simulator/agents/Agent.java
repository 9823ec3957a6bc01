package dev.rulewright.simulator.agents;

import java.util.random.RandomGenerator;

/// Someone who plays. An agent keeps nothing between two choices and is safe for any number of
/// threads.
///
/// @param <P> positions of the game
/// @param <M> moves of the game
public interface Agent<P, M> {

  /// One of the moves that the view lists.
  ///
  /// @param random the agent's own stream of chance, the same for all its choices in one game
  M choose(View<P, M> view, RandomGenerator random);
}
