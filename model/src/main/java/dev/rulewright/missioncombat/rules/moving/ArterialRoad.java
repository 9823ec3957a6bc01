package dev.rulewright.missioncombat.rules.moving;

import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.MOVE_NOT_THROUGH_ENEMIES;
import static dev.rulewright.missioncombat.MissionClause.MOVE_TO_ADJACENT;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_NOT_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.ROAD_FROM_HERE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_ONCE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_TO_OPPOSING;

import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.rules.listing.Narrowing;
import dev.rulewright.missioncombat.rules.table.Buildings;
import dev.rulewright.missioncombat.rules.table.Control;

/// The Arterial Road's free move (ROAD-1 to ROAD-5): who has it, and where it leads.
public final class ArterialRoad extends Asking {

  private final Board board;
  private final Control control;
  private final Buildings buildings;
  private final boolean fromAnywhere = says("road.origin=from-anywhere");
  private final boolean keepsRoad = says("road.last-unit-exception=lasting");
  private final boolean mustBeginOnRoad = says("road.same-turn-arrival=not-allowed");
  private final boolean enemyControlBlocks = says("move.through-enemy-control=blocked");
  private final boolean opposingToOwner = says("road.opposing-relative-to=owner");
  private final RequiresAdjacent requiresAdjacent =
      answer("road.requires-adjacent", RequiresAdjacent.values());

  public ArterialRoad(Board board, Control control, Buildings buildings, Reading reading) {
    super(reading);
    this.board = board;
    this.control = control;
    this.buildings = buildings;
  }

  /// The areas into which a unit may move by it, as far as this chapter goes.
  ///
  /// - ROAD-1: A unit on the Arterial Road may move into an opposing area without paying AP.
  /// - ROAD-2: Each unit has the Arterial Road move once per own turn.
  /// - ROAD-4: It ends in an area opposing to the mover.
  int areas(Position position, Unit unit, Narrowing narrowing) {
    int left = has(position, unit, narrowing);
    if (left == 0) {
      return 0;
    }
    left = narrowing.require(left, !unit.has(Mark.ROAD_USED), ROAD_ONCE);
    left =
        narrowing.require(
            left, !position.memory().waysUsed().contains(Way.ARTERIAL_ROAD), ROAD_ONCE);
    int opposing = opposing(position, unit) & ~unit.area().bit();
    return withinReach(narrowing.keep(left, opposing, ROAD_TO_OPPOSING), position, unit, narrowing);
  }

  /// Whether a move may begin in an area, whoever has it.
  boolean mayBeginAt(Area area) {
    return (roads() & area.bit()) != 0 || fromAnywhere || keepsRoad;
  }

  private int roads() {
    return board.with(AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA);
  }

  /// All areas if the unit has the move, otherwise none.
  private int has(Position position, Unit unit, Narrowing narrowing) {
    if (keepsRoad && unit.has(Mark.KEEPS_ROAD)) {
      return board.all();
    }
    return fromAnywhere
        ? narrowing.require(board.all(), controlled(position) != 0, CONTROLLER_USES_EFFECT)
        : fromHere(position, unit, narrowing);
  }

  /// - ROAD-3: The Arterial Road move begins on the Arterial Road.
  /// - ROAD-5: Who is last on the Arterial Road can still use it for the very move that leaves it.
  private int fromHere(Position position, Unit unit, Narrowing narrowing) {
    int here = unit.area().bit();
    int left = narrowing.require(board.all(), (roads() & here) != 0, ROAD_FROM_HERE);
    if (left == 0) {
      return 0;
    }
    left = narrowing.require(left, (controlled(position) & here) != 0, CONTROLLER_USES_EFFECT);
    return mustBeginOnRoad ? narrowing.require(left, beganHere(unit), ROAD_FROM_HERE) : left;
  }

  private static boolean beganHere(Unit unit) {
    return unit.setOutFrom() == null && !unit.has(Mark.JUST_PLAYED);
  }

  private int controlled(Position position) {
    return control.usable(AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA, position.mover(), position);
  }

  /// The areas that are opposing for the move.
  private int opposing(Position position, Unit unit) {
    return opposingToOwner
        ? opposingToOwners(roads() & unit.area().bit())
        : board.own(position.mover().opponent());
  }

  /// The areas opposing to who owns the road where the unit stands; if it stands on none, to who
  /// owns any.
  private int opposingToOwners(int here) {
    int opposing = 0;
    for (Area road : board.areasOf(here == 0 ? roads() : here)) {
      opposing |= board.own(road.faction().opponent());
    }
    return opposing;
  }

  /// The areas near enough.
  private int withinReach(int areas, Position position, Unit unit, Narrowing narrowing) {
    return switch (requiresAdjacent) {
      case ANY_OPPOSING -> areas;
      case ADJACENT_ONLY -> narrowing.keep(areas, board.adjacentTo(unit.area()), MOVE_TO_ADJACENT);
      case ALONG_FREE_PATH -> alongFreePath(areas, position, unit, narrowing);
    };
  }

  /// The areas that a path leads to on which the unit may pass through every area but the last: no
  /// enemy holds it (MOVE-3), and it is not closed to the unit (MOVE-7).
  private int alongFreePath(int areas, Position position, Unit unit, Narrowing narrowing) {
    int barred = position.waiting().occupied();
    if (enemyControlBlocks) {
      barred |= control.areasOf(position.mover().opponent(), position);
    }
    int left = narrowing.keep(areas, reached(unit.area(), barred), MOVE_NOT_THROUGH_ENEMIES);
    int closed = buildings.closedTo(unit.card());
    return narrowing.keep(left, reached(unit.area(), barred | closed), OVERSIZED_NOT_ON_BUILDING);
  }

  /// The areas that can be reached in any number of steps, none of which begins in a barred area.
  private int reached(Area from, int barred) {
    int passed = from.bit();
    int reached = board.adjacentTo(from);
    for (int next = reached & ~barred & ~passed; next != 0; next = reached & ~barred & ~passed) {
      passed |= next;
      reached |= board.adjacentToAny(next);
    }
    return reached;
  }

  /// Why this chapter forbids a move.
  String reason(MissionClause because, Position position, Move.MoveUnit move) {
    Unit unit = move.unit();
    return switch (because) {
      case ROAD_FROM_HERE ->
          (roads() & unit.area().bit()) == 0
              ? "%s does not stand on the Arterial Road".formatted(unit)
              : "%s did not begin the turn on the Arterial Road".formatted(unit);
      case ROAD_ONCE ->
          unit.has(Mark.ROAD_USED)
              ? "%s has used its Arterial Road move of this turn".formatted(unit)
              : "the Arterial Road move of this turn is used up";
      case ROAD_TO_OPPOSING ->
          "%s is no opposing area for the %s".formatted(move.to(), position.mover());
      case CONTROLLER_USES_EFFECT ->
          "the %s do not control %s"
              .formatted(
                  position.mover(),
                  (roads() & unit.area().bit()) == 0 ? "the Arterial Road" : unit.area());
      default -> throw Narrowing.without(because, move);
    };
  }

  /// The answers to `road.requires-adjacent`.
  private enum RequiresAdjacent {
    ANY_OPPOSING,
    ADJACENT_ONLY,
    ALONG_FREE_PATH
  }
}
