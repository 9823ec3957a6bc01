package dev.rulewright.cli.page.browser;

import dev.rulewright.cli.bench.table.Agents;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.Knowledge;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.agents.search.TreeSearch;
import java.util.List;

/// The agents that a page carries, with their usual settings.
public record PageAgents() implements Agents {

  @Override
  public <P, M> List<Agent<P, M>> seated(String text, Knowledge<P, M> knowledge) {
    var all = new Word(text, Place.of("agent"));
    return knowledge.game().players().stream()
        .map(player -> agent(text.contains("=") ? named(player.id(), all) : all, knowledge))
        .toList();
  }

  private static Word named(String player, Word all) {
    for (Word piece : all.pieces(',')) {
      if (piece.text().startsWith(player + "=")) {
        return piece.from(player.length() + 1);
      }
    }
    throw all.expected("an agent for the %s too", player);
  }

  private static <P, M> Agent<P, M> agent(Word name, Knowledge<P, M> knowledge) {
    return switch (name.text()) {
      case "random" -> new RandomAgent<>();
      case "greedy" -> GreedyAgent.by(knowledge.evaluation());
      case "heuristic" -> GreedyAgent.tuned(knowledge.evaluation());
      case "ismcts" -> TreeSearch.of(knowledge);
      default -> throw BadInput.at(name.place()).unknown("an agent", name.text(), NAMES);
    };
  }
}
