package tokenrace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/// One moment of the race.
///
/// @param awaits what happens next
/// @param turn number of the turn, from 1; 0 before the first
/// @param mover whose turn it is, or who gets the next token
/// @param pot points of this turn that are not yet safe
/// @param lanes what each runner has, in seat order
public record RacePosition(Awaits awaits, int turn, Runner mover, int pot, List<Lane> lanes) {

  /// What happens next.
  public enum Awaits {
    STARTER,
    DEAL,
    CHOICE,
    ROLL,
    NOBODY;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// Nobody has anything, and somebody must begin.
  static final RacePosition START =
      new RacePosition(
          Awaits.STARTER,
          0,
          Runner.ANT,
          0,
          Collections.nCopies(Runner.values().length, Lane.START));

  /// Copies the list.
  public RacePosition {
    lanes = List.copyOf(lanes);
  }

  Lane lane(Runner runner) {
    return lanes.get(runner.seat());
  }

  RacePosition with(Runner runner, Lane lane) {
    var changed = new ArrayList<>(lanes);
    changed.set(runner.seat(), lane);
    return new RacePosition(awaits, turn, mover, pot, changed);
  }

  RacePosition with(Awaits other) {
    return new RacePosition(other, turn, mover, pot, lanes);
  }

  RacePosition withMover(Runner runner) {
    return new RacePosition(awaits, turn, runner, pot, lanes);
  }

  RacePosition withPot(int points) {
    return new RacePosition(awaits, turn, mover, points, lanes);
  }

  /// The same for the next runner, with an empty pot.
  RacePosition passed() {
    return new RacePosition(Awaits.CHOICE, turn + 1, mover.next(), 0, lanes);
  }
}
