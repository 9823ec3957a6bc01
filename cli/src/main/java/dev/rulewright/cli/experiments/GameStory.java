package dev.rulewright.cli.experiments;

import dev.rulewright.cli.output.ScenarioLines;
import dev.rulewright.cli.script.ReplayedScenario;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Turn;
import dev.rulewright.scenarios.Scenario.Start;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.scenarios.file.ScenarioReader;
import dev.rulewright.simulator.batch.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/// A game from its opening to its end, as a scenario.
///
/// @param game the rules
/// @param choices what was chosen before the set-up that is not standard
/// @param reading the name of the reading
/// @param start what the game begins with
/// @param record what came of it
/// @param moves moves and outcomes of chance
/// @param call the call that tells the game
record GameStory<P, M>(
    Game<P, M> game,
    SortedMap<String, String> choices,
    String reading,
    Start start,
    GameRecord record,
    List<M> moves,
    String call) {

  /// The content of the file.
  String scenario() {
    var lines = new ArrayList<String>();
    lines.add("# Made by: " + call.replaceAll("\\s", " "));
    lines.add("title: " + ScenarioLines.quoted(title()));
    lines.add("game: " + game.rulebook().game());
    lines.addAll(ScenarioLines.options(choices));
    var play = ScenarioLines.Play.of(game, game.opening(), moves);
    lines.addAll(play.about(clauses(play.end()), "play ends, " + record.reason()));
    lines.add("reading: " + ScenarioLines.quoted(reading));
    switch (start) {
      case OPENING -> lines.add("given: opening");
      case GIVEN -> lines.addAll(ScenarioLines.given(game, game.opening()));
    }
    lines.add("play:");
    lines.addAll(play.steps());
    lines.add("expect: {winner: %s, ended-by: %s}".formatted(record.winner(), record.reason()));
    return String.join("\n", lines) + "\n";
  }

  private String title() {
    return "Game %d of seed %d, %s: %s after %d turns, %s"
        .formatted(
            record.game(),
            record.seed(),
            record.arm(),
            record.isDecided() ? "won by " + record.winner() : "a draw",
            record.turns(),
            record.reason());
  }

  /// The clauses that end play.
  private List<? extends Clause> clauses(P end) {
    if (!(game.turn(end) instanceof Turn.Over<M> over)) {
      throw new IllegalStateException("play goes on in " + end);
    }
    return over.result().clauses();
  }

  /// The game told step by step, by its own rules.
  Transcript<P, M> told() {
    return ReplayedScenario.transcript(ScenarioReader.read(scenario(), call), game);
  }
}
