package dev.rulewright.simulator.agents;

import java.util.List;
import java.util.Optional;

/// Provides [GreedyAgent] as `greedy`.
public final class GreedyProvider implements AgentProvider {

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public String description() {
    return "Tries every move and chooses the one after which the position looks best.";
  }

  @Override
  public List<AgentParameter> parameters() {
    return List.of(
        AgentParameter.whole(
            "depth",
            GreedyAgent.DEPTH,
            1,
            10,
            "moves that it looks ahead while a position cannot be valued as it is"),
        AgentParameter.whole(
            "width",
            GreedyAgent.WIDTH,
            1,
            1_000_000,
            "moves that it tries in one position; of more it tries so many in even steps"));
  }

  @Override
  public <P, M> Optional<Agent<P, M>> agent(Knowledge<P, M> knowledge, AgentSettings settings) {
    return Optional.of(
        new GreedyAgent<>(
            knowledge.evaluation(),
            Math.toIntExact(settings.whole("width")),
            Math.toIntExact(settings.whole("depth"))));
  }
}
