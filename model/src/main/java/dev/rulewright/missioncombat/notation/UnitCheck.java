package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.rules.table.Possible;

/// Whether each unit can stand where somebody wrote it, in the state that somebody wrote.
///
/// @param position what was written, unchecked
record UnitCheck(Possible possible, Position position, Setup setup) {

  void check() {
    for (Read<Unit> unit : setup.units()) {
      checkDamage(unit.value(), unit.word());
      checkMarks(unit.value(), unit.word());
      checkFreeMoves(unit.value(), unit.word());
      checkBuilding(unit.value(), unit.word());
    }
  }

  private void checkDamage(Unit unit, Word word) {
    int defence = possible.damage().defence(unit, position);
    if (!possible.damage().mayStand(unit, position)) {
      throw word.because(
          "%d damage would have destroyed %s@%s, its defence is %d%s (%s)",
          unit.damage(),
          unit.card(),
          unit.area(),
          defence,
          defence == unit.card().defence() ? "" : " in this bunker",
          MissionClause.DESTROYED);
    }
  }

  private void checkMarks(Unit unit, Word word) {
    for (Mark mark : Mark.values()) {
      if (unit.has(mark) && !possible.traces().asksFor(mark)) {
        throw word.because("under this reading nothing depends on '%s'", mark);
      }
    }
    if (unit.setOutFrom() != null && !possible.traces().rememberStart()) {
      throw word.because("under this reading nothing depends on where a unit began the turn");
    }
    if (unit.has(Mark.GUEST) && !isGuest(unit) && !possible.guestsMayRemain()) {
      throw word.because("this unit is not the guest");
    }
    if (isWaiting(unit) && unit.undamaged().isWorn() && !usedFreeMove(unit)) {
      throw word.because(
          "the %s are on the move, so nothing has become of a unit of the %s but damage",
          setup.mover().value(), unit.faction());
    }
  }

  private boolean isWaiting(Unit unit) {
    return unit.faction() != setup.mover().value();
  }

  private static boolean usedFreeMove(Unit unit) {
    return unit.has(Mark.SPEED_USED) || unit.has(Mark.ROAD_USED);
  }

  private void checkFreeMoves(Unit unit, Word word) {
    if (unit.has(Mark.SPEED_USED) && !unit.card().speed()) {
      throw word.because("%s has no speed to use (%s)", unit.card(), MissionClause.TRAIT_SPEED);
    }
    if (isWaiting(unit) && usedFreeMove(unit)) {
      throw word.because(
          "the %s are on the move, so no unit of the %s has used a free move this turn (%s)",
          setup.mover().value(),
          unit.faction(),
          unit.has(Mark.SPEED_USED) ? MissionClause.SPEED_ONCE : MissionClause.ROAD_ONCE);
    }
  }

  private void checkBuilding(Unit unit, Word word) {
    if (possible.buildings().areClosedTo(unit)
        && !possible.mayStayOnClosedBuilding(unit)
        && !isGuest(unit)) {
      throw word.because(
          "%s is oversized and %s a building, where it can only be as a guest (%s)",
          unit.card(), unit.area(), MissionClause.OVERSIZED_NOT_ON_BUILDING);
    }
  }

  private boolean isGuest(Unit unit) {
    return setup.guests().anyMatch(guest -> guest.unit().equals(unit));
  }
}
