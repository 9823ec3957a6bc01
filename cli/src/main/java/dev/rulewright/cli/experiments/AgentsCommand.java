package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.code.GamePathOption;
import dev.rulewright.cli.input.experiment.AgentOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import dev.rulewright.simulator.agents.AgentParameter;
import dev.rulewright.simulator.agents.AgentProvider;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Lists the agents that can play.
@Command(name = "agents")
public final class AgentsCommand implements Callable<Integer> {

  @Mixin private GamePathOption games = new GamePathOption();
  @Mixin private AgentOptions agents = new AgentOptions();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  /// In JSON: what a parameter is if nobody sets it, empty if it has to be set, and what it can be.
  private static JsonObject json(AgentProvider agent) {
    return new JsonObject()
        .with("name", agent.name())
        .with("description", agent.description())
        .with(
            "parameters",
            agent.parameters().stream()
                .map(each ->
                    new JsonObject()
                        .with("name", each.name())
                        .with("usual", each.usual())
                        .with("range", each.domain().expected())
                        .with("meaning", each.meaning()))
                .toList());
  }

  @Override
  public Integer call() {
    games.boxes();
    json.answer(
        agents.catalogue().providers(),
        all -> all.stream().map(AgentsCommand::json).toList(),
        console,
        (all, _, ink) -> all.forEach(each -> print(each, ink)));
    return 0;
  }

  private void print(AgentProvider agent, Ink ink) {
    console.print(
        ink.of(Part.TITLE, agent.name()) + "  " + Paragraph.hanging(agent.description(), 2));
    for (AgentParameter each : agent.parameters()) {
      String value = each.usual().isEmpty() ? "… (has to be given)" : each.usual();
      console.print("  " + ink.of(Part.MOVE, each.name() + "=" + value));
      console.print(Paragraph.indented(each.meaning() + " (" + each.domain().expected() + ")", 4));
    }
  }
}
