package dev.rulewright.cli.script;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Step;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentParameter;
import dev.rulewright.simulator.agents.AgentProvider;
import dev.rulewright.simulator.agents.AgentSettings;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.agents.Knowledge;
import dev.rulewright.simulator.agents.script.Script;
import dev.rulewright.simulator.agents.script.ScriptedAgent;
import dev.rulewright.simulator.setting.Domain;
import java.nio.file.Path;
import java.util.ArrayList;
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
        new AgentParameter(
            FILE,
            Domain.Text.FILE,
            "",
            "scenario that begins where the games begin; only its moves are looked at"),
        new AgentParameter(
            THEN,
            Domain.Text.AGENT,
            "nobody",
            "who takes over for good when the script is at its end or its next move is not legal;"
                + " without, that ends the run with an error"));
  }

  @Override
  public <P, M> Optional<Agent<P, M>> agent(Knowledge<P, M> knowledge, AgentSettings settings) {
    Path file = settings.file(FILE).orElseThrow();
    var script = script(ScenarioFiles.read(file), knowledge.game());
    return Optional.of(
        new ScriptedAgent<>(script, withoutThen(settings.spec()), settings.agent(THEN, knowledge)));
  }

  /// The moves of all players.
  ///
  /// @throws BadInput if the scenario begins elsewhere than the games, has no moves, or has one
  ///   that the game refuses
  private static <P, M> Script script(Scenario scenario, Game<P, M> game) {
    ReplayedScenario<P, M> replayed = ReplayedScenario.of(scenario, game);
    if (!replayed.start().equals(game.opening())) {
      throw BadInput.at(scenario.givenPlace())
          .because(
              "the script begins in another position than the games\n"
                  + "Maybe let them begin here: simulate --from %s --step 0."
                      .formatted(scenario.file()));
    }
    var lines = new ArrayList<Script.Line>();
    List<Played<P, M>> steps = replayed.steps();
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).step() instanceof Step.Do step) {
        var text = step.move();
        lines.add(
            new Script.Line(mover(steps.get(i).before(), game), i + 1, text.text(), text.place()));
      }
    }
    if (lines.isEmpty()) {
      throw BadInput.at(Place.of(scenario.file())).because("there is no move to play");
    }
    return new Script(lines);
  }

  /// Who decides in a position, after what cannot come otherwise has come.
  private static <P, M> Player mover(P position, Game<P, M> game) {
    return switch (game.turn(position)) {
      case Turn.Decision<M>(Player player, _) -> player;
      case Turn.Chance<M> chance -> mover(game.play(position, chance.outcomes().get(0)), game);
      case Turn.Over<M> over ->
          throw new IllegalStateException("a move was replayed after " + over.result().reason());
    };
  }

  private static AgentSpec withoutThen(AgentSpec spec) {
    var settings = new TreeMap<>(spec.settings());
    settings.remove(THEN);
    return new AgentSpec(spec.name(), settings);
  }
}
