package dev.rulewright.missioncombat.rules.table;

import static dev.rulewright.missioncombat.MissionClause.FIRST_TURN_TWO_AP;
import static dev.rulewright.missioncombat.MissionClause.FOUR_AP;

import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.material.Numbers;

/// Chapter *Player's turn*, the part on how many AP a turn has.
public final class ActionPoints {

  private final Numbers numbers;
  private final boolean secondTurnIsShort;

  public ActionPoints(Numbers numbers, Reading reading) {
    this.numbers = numbers;
    secondTurnIsShort = reading.says("turn.second-player-ap=two");
  }

  /// The AP with which a turn begins.
  ///
  /// @param turn the number of the turn, from 1
  public int of(int turn) {
    return isShort(turn) ? numbers.firstTurnAp() : numbers.turnAp();
  }

  /// The clause that gives a turn its AP.
  public MissionClause because(int turn) {
    return isShort(turn) ? FIRST_TURN_TWO_AP : FOUR_AP;
  }

  /// TURN-6: the start player's first turn is short; TURN-7: no other turn is, unless the reading
  /// shortens the second player's first turn as well.
  ///
  /// - TURN-6: The very first turn of the game has only 2 AP.
  /// - TURN-7: Every other turn has 4 AP.
  private boolean isShort(int turn) {
    return turn == 1 || (turn == 2 && secondTurnIsShort);
  }
}
