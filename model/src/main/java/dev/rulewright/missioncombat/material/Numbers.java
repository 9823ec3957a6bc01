package dev.rulewright.missioncombat.material;

/// The numbers that the rulebook fixes in its text, not on a card.
///
/// @param startingUnits units that each player draws and places (SETUP-4)
/// @param firstTurnAp AP of the start player's first turn (TURN-6)
/// @param turnAp AP of every other turn (TURN-7)
/// @param bunkerBonus additional defence in a bunker (BUNKER-1)
/// @param turnLimit turns of both players together after which play is a draw (WIN-4)
public record Numbers(
    int startingUnits, int firstTurnAp, int turnAp, int bunkerBonus, int turnLimit) {

  /// The highest turn limit.
  public static final int MOST_TURNS = 30_000;

  /// Checks the turn limit.
  ///
  /// @throws IllegalArgumentException if it is not from 1 to 30,000
  public Numbers {
    if (turnLimit < 1 || turnLimit > MOST_TURNS) {
      throw new IllegalArgumentException(
          "turn limit " + turnLimit + ", expected 1 to " + MOST_TURNS);
    }
  }

  /// The numbers as printed, with a limit of 200 turns, which the rulebook does not print.
  public static Numbers printed() {
    return new Numbers(5, 2, 4, 10, 200);
  }

  /// The same numbers with another number of starting units.
  ///
  /// @param units at least 1
  public Numbers withStartingUnits(int units) {
    return new Numbers(units, firstTurnAp, turnAp, bunkerBonus, turnLimit);
  }

  /// The same numbers with other AP of the start player's first turn.
  ///
  /// @param ap at least 0
  public Numbers withFirstTurnAp(int ap) {
    return new Numbers(startingUnits, ap, turnAp, bunkerBonus, turnLimit);
  }

  /// The same numbers with other AP of every other turn.
  ///
  /// @param ap at least 0
  public Numbers withTurnAp(int ap) {
    return new Numbers(startingUnits, firstTurnAp, ap, bunkerBonus, turnLimit);
  }

  /// The same numbers with another additional defence in a bunker.
  ///
  /// @param points at least 0
  public Numbers withBunkerBonus(int points) {
    return new Numbers(startingUnits, firstTurnAp, turnAp, points, turnLimit);
  }

  /// The same numbers with another turn limit.
  ///
  /// @param turns at least 1
  public Numbers withTurnLimit(int turns) {
    return new Numbers(startingUnits, firstTurnAp, turnAp, bunkerBonus, turns);
  }
}
