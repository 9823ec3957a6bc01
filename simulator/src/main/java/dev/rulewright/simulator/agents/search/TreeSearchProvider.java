package dev.rulewright.simulator.agents.search;

import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentParameter;
import dev.rulewright.simulator.agents.AgentProvider;
import dev.rulewright.simulator.agents.AgentSettings;
import dev.rulewright.simulator.agents.Knowledge;
import java.util.List;
import java.util.Optional;

/// Provides [TreeSearch] as `ismcts`.
public final class TreeSearchProvider implements AgentProvider {

  @Override
  public String name() {
    return "ismcts";
  }

  @Override
  public String description() {
    return "Searches lines of play over samples of what it cannot see, and takes the move visited most"
        + " (information-set Monte Carlo tree search).";
  }

  @Override
  public List<AgentParameter> parameters() {
    return SearchSettings.parameters();
  }

  @Override
  public <P, M> Optional<Agent<P, M>> agent(Knowledge<P, M> knowledge, AgentSettings settings) {
    return Optional.of(
        new TreeSearch<>(
            knowledge.determinization(),
            knowledge.evaluation(),
            SearchSettings.of(settings::decimal)));
  }
}
