package dev.rulewright.simulator.agents;

import java.util.Optional;

/// Provides [RandomAgent] as `random`.
public final class RandomProvider implements AgentProvider {

  @Override
  public String name() {
    return "random";
  }

  @Override
  public String description() {
    return "Chooses every legal move with the same probability.";
  }

  @Override
  public <P, M> Optional<Agent<P, M>> agent(Knowledge<P, M> knowledge, AgentSettings settings) {
    return Optional.of(new RandomAgent<>());
  }
}
