package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.AgentOptions;
import dev.rulewright.cli.input.GamePathOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Lists the agents that can be chosen and what can be set about them.
@Command(
    name = "agents",
    description = {
      "Lists the agents that can play, with what can be set about each. An agent is written as its"
          + " name, followed by what is set: name:key=value:key=value."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright agents",
      "  rulewright agents --agent-path my-agent.jar --json",
      "  rulewright simulate --agents marines=greedy:depth=1,portalists=random"
    })
public final class AgentsCommand implements Callable<Integer> {

  @Mixin private GamePathOption games = new GamePathOption();
  @Mixin private AgentOptions agents = new AgentOptions();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() {
    games.jars();
    List<AgentEntry> entries = agents.catalogue().providers().stream().map(AgentEntry::of).toList();
    if (json.wanted()) {
      json.print(entries, console.out());
    } else {
      entries.forEach(this::print);
    }
    return 0;
  }

  private void print(AgentEntry agent) {
    console
        .out()
        .println(
            console.ink().of(Part.TITLE, agent.name())
                + "  "
                + Paragraph.hanging(agent.description(), 2));
    for (AgentEntry.Parameter parameter : agent.parameters()) {
      console
          .out()
          .println("  " + console.ink().of(Part.MOVE, parameter.name() + "=" + value(parameter)));
      console
          .out()
          .println(
              "    " + Paragraph.hanging(parameter.meaning() + " (" + parameter.range() + ")", 4));
    }
  }

  private static String value(AgentEntry.Parameter parameter) {
    return parameter.usual().isEmpty() ? "… (has to be given)" : parameter.usual();
  }
}
