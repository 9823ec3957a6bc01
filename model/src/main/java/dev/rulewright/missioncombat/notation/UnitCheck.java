package dev.rulewright.missioncombat.notation;

import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.rules.Damage;
import java.util.Optional;

/// Whether each unit can stand where somebody wrote it, in the state that somebody wrote.
///
/// @param position what was written, unchecked
record UnitCheck(Damage damage, Position position) {

  void check(Setup setup) {
    for (Read<Unit> unit : setup.units()) {
      checkDamage(unit);
      checkFreeMoves(unit, setup);
      checkBuilding(unit, setup);
    }
  }

  private void checkDamage(Read<Unit> unit) {
    int defence = damage.defence(unit.value(), position);
    if (!damage.mayStand(unit.value(), position)) {
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

  private static void checkFreeMoves(Read<Unit> unit, Setup setup) {
    Unit value = unit.value();
    if (value.has(Mark.SPEED_USED) && !value.card().speed()) {
      throw unit.word()
          .found()
          .because(
              "%s has no speed to use (%s)".formatted(value.card(), MissionClause.TRAIT_SPEED));
    }
    if ((value.has(Mark.SPEED_USED) || value.has(Mark.ROAD_USED))
        && value.faction() != setup.mover().value()) {
      MissionClause clause =
          value.has(Mark.SPEED_USED) ? MissionClause.SPEED_ONCE : MissionClause.ROAD_ONCE;
      throw unit.word()
          .found()
          .because(
              "the %s are on the move, so no unit of the %s has used a free move this turn (%s)"
                  .formatted(setup.mover().value(), value.faction(), clause));
    }
  }

  private static void checkBuilding(Read<Unit> unit, Setup setup) {
    Unit value = unit.value();
    if (!value.card().oversized() || !value.area().building() || isGuest(value, setup)) {
      return;
    }
    throw unit.word()
        .found()
        .because(
            "%s is oversized and %s a building, where it can only be as a guest (%s)"
                .formatted(value.card(), value.area(), MissionClause.OVERSIZED_NOT_ON_BUILDING));
  }

  private static boolean isGuest(Unit unit, Setup setup) {
    Optional<Guest> guest = setup.guest().map(Setup.Visit::guest);
    return guest.isPresent() && guest.get().unit().equals(unit);
  }
}
