package dev.rulewright.missioncombat;

import dev.rulewright.missioncombat.material.Area;

/// The unit that stands where it may not stay: beside enemy units (MOVE-4), or oversized on a
/// building (MOVE-8). It belongs to the player on the move, and there is at most one.
///
/// @param unit the unit as it stands on the board
/// @param cameFrom where it goes back to (MOVE-6, MOVE-9)
/// @param attacks attacks made since it came, from 0; before the first it must attack (MOVE-4)
public record Guest(Unit unit, Area cameFrom, int attacks) {

  /// The guest after one more attack.
  public Guest afterAttack() {
    return new Guest(unit, cameFrom, attacks + 1);
  }

  /// The unit after it has gone back.
  public Unit back() {
    Unit back = unit.in(cameFrom).without(Mark.GUEST).without(Mark.STOPPED);
    return cameFrom.equals(back.setOutFrom()) ? back.settingOutFrom(null) : back;
  }

  /// Whether a move is an attack of this unit.
  public boolean attacksBy(Move move) {
    return move instanceof Move.Attack attack && attack.unit().equals(unit);
  }

  /// The unit and where it goes back to, such as `exorcist@arterial-road from yellow-portal-alpha`.
  @Override
  public String toString() {
    return unit + " from " + cameFrom;
  }
}
