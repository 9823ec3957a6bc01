package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.AgentOptions;
import dev.rulewright.cli.input.GamePathOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.simulator.agents.AgentParameter;
import dev.rulewright.simulator.agents.AgentProvider;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "agents",
    description = {
      "Lists the agents that can play, with what can be set about each. An agent is written as its"
          + " name, followed by what is set: name:key=value:key=value."
    },
    footer = {
      "  rulewright agents",
      "  rulewright agents --agent-path my-agent.jar --json",
      "  rulewright simulate --agents marines=greedy:depth=1,portalists=random"
    })
public final class AgentsCommand implements Callable<Integer> {

  @Mixin private GamePathOption games = new GamePathOption();
  @Mixin private AgentOptions agents = new AgentOptions();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  /// An agent that can be chosen. Also the JSON answer of `agents`.
  ///
  /// @param parameters what can be set about it
  record Entry(String name, String description, List<Parameter> parameters) {

    /// Something that can be set about an agent.
    ///
    /// @param usual what it is if nobody sets it; empty if it has to be set
    /// @param range what it can be
    record Parameter(String name, String usual, String range, String meaning) {

      static Parameter of(AgentParameter parameter) {
        return new Parameter(
            parameter.name(),
            parameter.usual(),
            parameter.domain().expected(),
            parameter.meaning());
      }
    }

    static Entry of(AgentProvider provider) {
      return new Entry(
          provider.name(),
          provider.description(),
          provider.parameters().stream().map(Parameter::of).toList());
    }
  }

  @Override
  public Integer call() {
    games.jars();
    json.answer(
        agents.catalogue().providers().stream().map(Entry::of).toList(),
        console,
        (entries, _, ink) -> entries.forEach(each -> print(each, ink)));
    return 0;
  }

  private void print(Entry agent, Ink ink) {
    console.print(ink.of(Part.TITLE, agent.name) + "  " + Paragraph.hanging(agent.description, 2));
    for (Entry.Parameter each : agent.parameters) {
      String value = each.usual.isEmpty() ? "… (has to be given)" : each.usual;
      console.print("  " + ink.of(Part.MOVE, each.name + "=" + value));
      console.print(Paragraph.indented(each.meaning + " (" + each.range + ")", 4));
    }
  }
}
