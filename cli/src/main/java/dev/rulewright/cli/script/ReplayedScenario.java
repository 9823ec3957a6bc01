package dev.rulewright.cli.script;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.scenarios.Failure;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Replay;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Transcript;
import java.util.List;

/// The moves of a scenario as they go by the rules of the games to be played, whatever reading and
/// cards the scenario names. What it expects is not looked at.
///
/// @param start the position that it gives
/// @param steps its steps, each carried out
public record ReplayedScenario<P, M>(Scenario scenario, P start, List<Played<P, M>> steps) {

  /// Replays a scenario.
  ///
  /// @param game the rules
  /// @throws BadInput if a move of the scenario is not legal by them, or a card unknown
  public static <P, M> ReplayedScenario<P, M> of(Scenario scenario, Game<P, M> game) {
    Transcript<P, M> transcript = transcript(scenario.plain(scenario.reading()), game);
    if (transcript.stopped()) {
      Failure failure = transcript.steps().getLast().failures().getLast();
      throw BadInput.at(failure.place())
          .because("step %d: %s".formatted(transcript.steps().size(), failure.sentence()));
    }
    return new ReplayedScenario<>(scenario, transcript.opening().given(), transcript.steps());
  }

  /// What comes of a scenario by the rules of a game.
  public static <P, M> Transcript<P, M> transcript(Scenario scenario, Game<P, M> game) {
    return Replay.of(new Opening<>(scenario, new BoxOfGame<>(game), game, scenario.position(game)));
  }

  /// The position after a step.
  ///
  /// @param step number of the step from 1, as `replay` shows it; 0 for the position given
  /// @param place where the number stands
  /// @throws BadInput if there is no such step, or play is over there
  public P after(int step, Place place, Game<P, M> game) {
    if (step < 0 || step > steps.size()) {
      throw BadInput.at(place)
          .found(Integer.toString(step))
          .expected(
              "the number of a step of %s, from 0 to %d".formatted(scenario.file(), steps.size()));
    }
    P position = step == 0 ? start : steps.get(step - 1).after();
    if (game.turn(position) instanceof Turn.Over<M> over) {
      throw BadInput.at(Place.of(scenario.file()))
          .because("play is over after step %d, %s".formatted(step, over.result().reason()));
    }
    return position;
  }

  /// A box in which nothing but one game is found.
  private record BoxOfGame<P, M>(Game<P, M> only) implements Box<P, M> {
    /// Nobody asks: the game is there already.
    @Override
    public Readings readings() {
      return Readings.none(only.rulebook());
    }

    @Override
    public List<? extends Player> players() {
      return only.players();
    }

    @Override
    public Game<P, M> game(String reading, Place readingPlace) {
      return only;
    }

    @Override
    public Game<P, M> game(String reading, Place readingPlace, List<Field> extraCards) {
      return only;
    }

    /// A replay asks whether list and judgement agree; here the judgement decides.
    @Override
    public boolean isListedInNormalForm(M move) {
      return true;
    }
  }
}
