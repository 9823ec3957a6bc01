package dev.rulewright.cli.script;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Step;
import dev.rulewright.simulator.agents.script.Script;
import java.util.ArrayList;
import java.util.List;

/// Takes the script out of a scenario: who makes which move.
///
/// @param game the game in which the script will be played
record ScenarioScript<P, M>(Game<P, M> game) {

  /// The moves of all players.
  ///
  /// @throws BadInput if the scenario begins elsewhere than the games, has no moves, or has one
  ///   that the game refuses
  Script read(Scenario scenario) {
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
        lines.add(new Script.Line(mover(steps.get(i).before()), i + 1, text.text(), text.place()));
      }
    }
    if (lines.isEmpty()) {
      throw BadInput.at(Place.of(scenario.file())).because("there is no move to play");
    }
    return new Script(lines);
  }

  /// Who decides in a position, after what cannot come otherwise has come.
  private Player mover(P position) {
    return switch (game.turn(position)) {
      case Turn.Decision<M>(Player player, _) -> player;
      case Turn.Chance<M> chance -> mover(game.play(position, chance.outcomes().get(0)));
      case Turn.Over<M> over ->
          throw new IllegalStateException("a move was replayed after " + over.result().reason());
    };
  }
}
