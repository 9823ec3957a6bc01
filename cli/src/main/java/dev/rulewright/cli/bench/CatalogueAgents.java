package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.table.Agents;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.Knowledge;
import java.util.List;

/// All agents that commands can choose, with what can be set about them.
public record CatalogueAgents() implements Agents {

  @Override
  public <P, M> List<Agent<P, M>> seated(String text, Knowledge<P, M> knowledge) {
    var catalogue = AgentCatalogue.standard();
    List<String> players = knowledge.game().players().stream().map(Player::id).toList();
    return catalogue.readAll(text, players, Place.of("agent")).stream()
        .map(spec -> catalogue.make(spec, knowledge))
        .toList();
  }
}
