package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.text.Read;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.rules.Possible;

/// Whether each unit can stand where somebody wrote it, in the state that somebody wrote.
///
/// @param position what was written, unchecked
record UnitCheck(Possible possible, Position position) {

  void check(Setup setup) {
    for (Read<Unit> unit : setup.units()) {
      checkDamage(unit);
      checkMarks(unit, setup);
      checkFreeMoves(unit, setup);
      checkBuilding(unit, setup);
    }
  }

  private void checkDamage(Read<Unit> unit) {
    int defence = possible.damage().defence(unit.value(), position);
    if (!possible.damage().mayStand(unit.value(), position)) {
      throw unit.word()
          .found()
          .because(
              "%d damage would have destroyed %s@%s, its defence is %d%s (%s)"
                  .formatted(
                      unit.value().damage(),
                      unit.value().card(),
                      unit.value().area(),
                      defence,
                      defence == unit.value().card().defence() ? "" : " in this bunker",
                      MissionClause.DESTROYED));
    }
  }

  private void checkMarks(Read<Unit> unit, Setup setup) {
    Unit value = unit.value();
    for (Mark mark : Mark.values()) {
      if (value.has(mark) && !possible.asksFor(mark)) {
        throw unit.word().found().because("under this reading nothing depends on '" + mark + "'");
      }
    }
    if (value.setOutFrom() != null && !possible.asksForStart()) {
      throw unit.word()
          .found()
          .because("under this reading nothing depends on where a unit began the turn");
    }
    if (value.has(Mark.GUEST) && !isGuest(value, setup) && !possible.guestsMayRemain()) {
      throw unit.word().found().because("this unit is not the guest");
    }
    boolean waiting = value.faction() != setup.mover().value();
    if (waiting && value.undamaged().isWorn() && !usedFreeMove(value)) {
      throw unit.word()
          .found()
          .because(
              "the %s are on the move, so nothing has become of a unit of the %s but damage"
                  .formatted(setup.mover().value(), value.faction()));
    }
  }

  private static boolean usedFreeMove(Unit unit) {
    return unit.has(Mark.SPEED_USED) || unit.has(Mark.ROAD_USED);
  }

  private static void checkFreeMoves(Read<Unit> unit, Setup setup) {
    Unit value = unit.value();
    if (value.has(Mark.SPEED_USED) && !value.card().speed()) {
      throw unit.word()
          .found()
          .because(
              "%s has no speed to use (%s)".formatted(value.card(), MissionClause.TRAIT_SPEED));
    }
    if (usedFreeMove(value) && value.faction() != setup.mover().value()) {
      MissionClause clause =
          value.has(Mark.SPEED_USED) ? MissionClause.SPEED_ONCE : MissionClause.ROAD_ONCE;
      throw unit.word()
          .found()
          .because(
              "the %s are on the move, so no unit of the %s has used a free move this turn (%s)"
                  .formatted(setup.mover().value(), value.faction(), clause));
    }
  }

  private void checkBuilding(Read<Unit> unit, Setup setup) {
    Unit value = unit.value();
    if (!possible.isOnClosedBuilding(value)
        || possible.mayStayOnClosedBuilding(value)
        || isGuest(value, setup)) {
      return;
    }
    throw unit.word()
        .found()
        .because(
            "%s is oversized and %s a building, where it can only be as a guest (%s)"
                .formatted(value.card(), value.area(), MissionClause.OVERSIZED_NOT_ON_BUILDING));
  }

  private static boolean isGuest(Unit unit, Setup setup) {
    return setup.guests().anyMatch(guest -> guest.unit().equals(unit));
  }
}
