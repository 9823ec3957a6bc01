package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.table.Possible;
import java.util.List;
import java.util.stream.Collectors;

/// Whether a guest can be where somebody wrote it, and whether enemies stand together only where
/// there is one.
record GuestCheck(Board board, Possible possible, Setup setup) {

  void check() {
    setup
        .guest()
        .ifPresent(visit -> {
          checkOwner(visit);
          checkReason(visit);
          checkOrigin(visit);
        });
    if (!possible.mayStandTogether()) {
      checkOthers();
    }
  }

  private void checkOwner(Setup.Visit visit) {
    if (visit.guest().unit().faction() != setup.mover().value()) {
      throw visit
          .unit()
          .expected(
              "a unit of the %s, who are on the move (%s)",
              setup.mover().value(), MissionClause.GO_BACK_AT_TURN_END);
    }
    Stage stage = setup.stage().value();
    if (!(stage instanceof Stage.Acting || stage instanceof Stage.Over)
        && !possible.guestsMayStay()) {
      throw visit
          .unit()
          .because(
              "a guest has gone back before anything but its attack (%s)",
              MissionClause.ENTER_GOES_BACK);
    }
  }

  private void checkReason(Setup.Visit visit) {
    Unit unit = visit.guest().unit();
    boolean closed = possible.buildings().areClosedTo(unit);
    boolean over = setup.stage().value() instanceof Stage.Over;
    if (!closed && !over && enemiesIn(unit.area(), unit.faction()).isEmpty()) {
      throw visit
          .unit()
          .because(
              "no enemy is in %s, so %s may stay and is no guest (%s)",
              unit.area(), unit.card(), MissionClause.ENTER_STAYS_WHEN_CLEAR);
    }
  }

  private void checkOrigin(Setup.Visit visit) {
    Unit unit = visit.guest().unit();
    Area origin = visit.guest().cameFrom();
    if (!possible.mayStandTogether() && !enemiesIn(origin, unit.faction()).isEmpty()) {
      throw from(visit, origin + " holds enemy units", MissionClause.MOVE_NOT_THROUGH_ENEMIES);
    }
    if (possible.buildings().areClosedTo(unit.in(origin))
        && !possible.mayStayOnClosedBuilding(unit.in(origin))) {
      throw from(
          visit,
          "%s is oversized and %s a building".formatted(unit.card(), origin),
          MissionClause.OVERSIZED_NOT_ON_BUILDING);
    }
    // Which areas an Arterial Road move reaches depends on the reading.
    int starts =
        board.adjacentTo(unit.area()) | board.with(AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA);
    if ((starts & origin.bit()) == 0 && !possible.traces().mayGoBackFar()) {
      throw from(
          visit,
          "%s is not adjacent to %s, and no Arterial Road move leads there"
              .formatted(origin, unit.area()),
          MissionClause.MOVE_TO_ADJACENT);
    }
  }

  private static BadInput from(Setup.Visit visit, String fact, MissionClause clause) {
    return visit.cameFrom().because("it cannot have come from there: %s (%s)", fact, clause);
  }

  /// Beside enemy units there is only the guest.
  private void checkOthers() {
    Faction mover = setup.mover().value();
    List<Unit> guests = setup.guests().map(Guest::unit).collect(Collectors.toList());
    for (Read<Unit> unit : setup.units(mover).toList()) {
      boolean isGuest = guests.remove(unit.value());
      String enemies = enemiesIn(unit.value().area(), mover);
      if (!isGuest && !enemies.isEmpty()) {
        throw unit.word()
            .because(
                "only a guest stands among enemies, and %s holds %s (%s)",
                unit.value().area(), enemies, MissionClause.ENTER_GOES_BACK);
      }
    }
  }

  private String enemiesIn(Area area, Faction faction) {
    return setup
        .units(faction.opponent())
        .filter(unit -> unit.value().area().equals(area))
        .map(unit -> unit.value().card().id())
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
