package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.Moves;
import java.util.random.RandomGenerator;

/// Chooses every listed move with the same probability.
public record RandomAgent<P, M>() implements Agent<P, M> {

  @Override
  public M choose(View<P, M> view, RandomGenerator random) {
    Moves<M> moves = view.moves();
    return moves.get(random.nextLong(moves.size()));
  }
}
