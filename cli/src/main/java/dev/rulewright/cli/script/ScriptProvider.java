package dev.rulewright.cli.script;

import dev.rulewright.scenarios.ScenarioFiles;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentParameter;
import dev.rulewright.simulator.agents.AgentProvider;
import dev.rulewright.simulator.agents.AgentSettings;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.agents.Knowledge;
import dev.rulewright.simulator.agents.script.ScriptedAgent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/// Provides [ScriptedAgent] as `script`, with the moves of a scenario.
public final class ScriptProvider implements AgentProvider {

  private static final String FILE = "file";
  private static final String THEN = "then";

  @Override
  public String name() {
    return "script";
  }

  @Override
  public String description() {
    return "Plays its side's moves of a scenario, one after another.";
  }

  @Override
  public List<AgentParameter> parameters() {
    return List.of(
        new AgentParameter.InputFile(
            FILE, "", "scenario that begins where the games begin; only its moves are looked at"),
        new AgentParameter.AnotherAgent(
            THEN,
            "nobody",
            "who goes on, for good, when the script is at its end or its next move is not legal;"
                + " without, that ends the run with an error"));
  }

  @Override
  public <P, M> Optional<Agent<P, M>> agent(Knowledge<P, M> knowledge, AgentSettings settings) {
    Path file = settings.file(FILE).orElseThrow();
    var script = new ScenarioScript<>(knowledge.game()).read(ScenarioFiles.read(file));
    return Optional.of(
        new ScriptedAgent<>(script, withoutThen(settings.spec()), settings.agent(THEN, knowledge)));
  }

  private static AgentSpec withoutThen(AgentSpec spec) {
    var settings = new TreeMap<>(spec.settings());
    settings.remove(THEN);
    return new AgentSpec(spec.name(), settings);
  }
}
