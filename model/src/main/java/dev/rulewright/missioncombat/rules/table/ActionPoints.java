package dev.rulewright.missioncombat.rules.table;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.FIRST_TURN_TWO_AP;
import static dev.rulewright.missioncombat.MissionClause.FOUR_AP;
import static dev.rulewright.missioncombat.MissionClause.FREE_ACTIONS;
import static dev.rulewright.missioncombat.MissionClause.FREE_ACTIONS_AFTER_AP;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Numbers;
import java.util.ArrayList;
import java.util.List;

/// Chapter *Player's turn*, the part on how many AP a turn has, what they are spent on, and what is
/// free.
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

  /// The AP that are left after an action that costs 1 AP (TURN-3).
  ///
  /// - TURN-3: Each of the four actions costs 1 AP.
  public static int afterPaying(Position position, Chronicle chronicle) {
    int left = position.ap() - 1;
    chronicle.tell(
        () -> new Event(List.of(ACTION_COSTS_ONE_AP), 1, "spent 1-ap: %d left", List.of(left)));
    return left;
  }

  /// Tells that an action is free (TURN-8), also when the AP are spent (TURN-11).
  ///
  /// - TURN-8: Traits and controlled areas may add free actions; they cost no AP.
  /// - TURN-11: Free actions may still be taken when the AP are spent, so the end of the turn is
  ///   announced.
  public static void tellFree(
      Position position, String why, List<MissionClause> because, Chronicle chronicle) {
    var clauses = new ArrayList<>(because);
    clauses.add(FREE_ACTIONS);
    if (position.ap() == 0) {
      clauses.add(FREE_ACTIONS_AFTER_AP);
    }
    chronicle.tell(Event.of(clauses, "free: %s", why));
  }

  /// Whether free actions may be taken (TURN-8).
  ///
  /// @param inFirstTurn whether they may in the first turn
  public static boolean allowsFreeActions(Position position, boolean inFirstTurn) {
    return inFirstTurn || position.turn() != 1;
  }
}
