package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.BUNKER_LEFT;
import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.ENTER_MUST_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.FIRST_TURN_TWO_AP;
import static dev.rulewright.missioncombat.MissionClause.FREE_ACTIONS;
import static dev.rulewright.missioncombat.MissionClause.MOVE_TO_ADJACENT;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_ENTERS_TO_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_NOT_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.ROAD_FREE_MOVE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_FROM_HERE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_LAST_UNIT;
import static dev.rulewright.missioncombat.MissionClause.ROAD_ONCE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_TO_OPPOSING;
import static dev.rulewright.missioncombat.MissionClause.SPEED_ONCE;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_SPEED;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.reading.Contested.EnterWithoutAp;
import dev.rulewright.missioncombat.reading.FreeMoves.Combine;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.reading.Road.RequiresAdjacent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Action: move a unit*, with speed and the Arterial Road.
record MoveUnit(
    Board board,
    Control control,
    Buildings buildings,
    Attack attack,
    Guests guests,
    Damage damage,
    Reading reading) {

  private static final Way[] WAYS = Way.values();

  void list(Position position, MoveList moves) {
    Side acting = position.acting();
    for (int i = 0; i < acting.unitCount(); i++) {
      if (acting.repeatsBefore(i)) {
        continue;
      }
      Unit unit = acting.unit(i);
      for (Way way : WAYS) {
        moves.addMoving(i, areas(position, unit, way, Narrowing.FOR_A_LIST), way);
      }
    }
  }

  /// The areas into which a unit may move in one way.
  private int areas(Position position, Unit unit, Way way, Narrowing narrowing) {
    int left =
        switch (way) {
          case AP -> narrowing.require(board.all(), position.ap() >= 1, ACTION_COSTS_ONE_AP);
          case SPEED -> bySpeed(position, unit, narrowing);
          case ARTERIAL_ROAD -> byArterialRoad(position, unit, narrowing);
        };
    if (way != Way.ARTERIAL_ROAD
        || reading.road().requiresAdjacent() == RequiresAdjacent.ADJACENT_ONLY) {
      // MOVE-1
      left = narrowing.keep(left, board.adjacentTo(unit.area()), MOVE_TO_ADJACENT);
    }
    return left == 0 ? 0 : whereItMayFight(left, position, unit, way, narrowing);
  }

  /// The areas that the free move of speed leaves (TRAIT-2, TRAIT-3).
  private int bySpeed(Position position, Unit unit, Narrowing narrowing) {
    int left = narrowing.require(board.all(), unit.card().speed(), TRAIT_SPEED);
    left = narrowing.require(left, !unit.has(Mark.SPEED_USED), SPEED_ONCE);
    return left == 0 ? 0 : ifFree(left, position, unit, narrowing);
  }

  /// The areas that the Arterial Road move leaves (ROAD-1 to ROAD-4).
  private int byArterialRoad(Position position, Unit unit, Narrowing narrowing) {
    int here = unit.area().bit();
    int roads = board.with(AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA);
    int left = narrowing.require(board.all(), (roads & here) != 0, ROAD_FROM_HERE);
    if (left == 0) {
      return 0;
    }
    int controlled = control.areasOf(position.mover(), position);
    left = narrowing.require(left, (controlled & here) != 0, CONTROLLER_USES_EFFECT);
    left = narrowing.require(left, !unit.has(Mark.ROAD_USED), ROAD_ONCE);
    left = narrowing.keep(left, opposing(position, unit.area()) & ~here, ROAD_TO_OPPOSING);
    return left == 0 ? 0 : ifFree(left, position, unit, narrowing);
  }

  /// What is left for a free move where the reading restricts free moves.
  private int ifFree(int areas, Position position, Unit unit, Narrowing narrowing) {
    boolean second = unit.has(Mark.ROAD_USED) || unit.has(Mark.SPEED_USED);
    int left =
        narrowing.require(
            areas, PlayerTurn.allowsFreeActions(position, reading), FIRST_TURN_TWO_AP);
    return narrowing.require(
        left, !second || reading.freeMoves().combine() == Combine.BOTH, FREE_ACTIONS);
  }

  /// The areas that are opposing for the Arterial Road move.
  private int opposing(Position position, Area road) {
    return switch (reading.road().opposingRelativeTo()) {
      case MOVER -> board.own(position.mover().opponent());
      case OWNER -> board.own(road.faction().opponent());
    };
  }

  /// The areas where the unit may stay, and those where it can attack at once.
  private int whereItMayFight(
      int areas, Position position, Unit unit, Way way, Narrowing narrowing) {
    int held = position.waiting().occupied();
    int closed = buildings.closedTo(unit.card());
    if ((areas & (held | closed)) == 0) {
      return areas;
    }
    boolean hasAp = position.ap() - cost(way) >= 1;
    int withTarget = attack.whereItCouldAttack(unit, areas & (held | closed), position);
    int left = narrowing.keep(areas, ~held | amongEnemies(hasAp, withTarget), ENTER_MUST_ATTACK);
    return narrowing.keep(
        left, ~closed | ontoBuilding(hasAp, withTarget), OVERSIZED_ENTERS_TO_ATTACK);
  }

  /// MOVE-4: where a unit may go although enemies are there: it must attack next, so it needs an AP
  /// and a target.
  private int amongEnemies(boolean hasAp, int withTarget) {
    boolean enough = hasAp || reading.contested().enterWithoutAp() == EnterWithoutAp.LEGAL;
    int toAttack = enough ? withTarget : 0;
    return switch (reading.contested().enterNoTarget()) {
      case ILLEGAL -> toAttack;
      case EMPTY_ATTACK -> toAttack | (enough ? ~withTarget : 0);
      case NO_ATTACK -> toAttack | ~withTarget;
    };
  }

  /// MOVE-8: where an oversized unit may go although it is a building: it enters only to attack.
  private int ontoBuilding(boolean hasAp, int withTarget) {
    return switch (reading.oversized().enterWithoutTarget()) {
      case ILLEGAL -> hasAp ? withTarget : 0;
      case GOES_BACK_BEFORE_ACTION, STAYS_UNTIL_TURN_END -> -1;
    };
  }

  private static int cost(Way way) {
    return way == Way.AP ? 1 : 0;
  }

  /// Why moving a unit is illegal, or null if it is legal.
  @Nullable Refused refusal(Position position, Move.MoveUnit move) {
    if (position.acting().count(move.unit()) == 0) {
      return new Refused(
          MOVE_TO_ADJACENT, "the %s have no %s".formatted(position.mover(), move.unit()));
    }
    var narrowing = Narrowing.asking(move.to());
    areas(position, move.unit(), move.way(), narrowing);
    MissionClause because = narrowing.because();
    return because == null ? null : new Refused(because, reason(because, position, move));
  }

  private String reason(MissionClause because, Position position, Move.MoveUnit move) {
    Unit unit = move.unit();
    return switch (because) {
      case ACTION_COSTS_ONE_AP -> "moving costs 1 AP, and none is left";
      case MOVE_TO_ADJACENT -> "%s is not adjacent to %s".formatted(move.to(), unit.area());
      case TRAIT_SPEED -> "%s does not have speed".formatted(unit.card());
      case SPEED_ONCE -> "%s has used its free move of this turn".formatted(unit);
      case ROAD_FROM_HERE -> "%s does not stand on the Arterial Road".formatted(unit);
      case CONTROLLER_USES_EFFECT ->
          "the %s do not control %s".formatted(position.mover(), unit.area());
      case ROAD_ONCE -> "%s has used its Arterial Road move of this turn".formatted(unit);
      case FIRST_TURN_TWO_AP -> "no free move is had in the first turn";
      case FREE_ACTIONS -> "%s has used a free move of this turn".formatted(unit);
      case ROAD_TO_OPPOSING ->
          "%s is no opposing area for the %s".formatted(move.to(), position.mover());
      case OVERSIZED_ENTERS_TO_ATTACK ->
          "%s is oversized and %s is a building, where it may not stay (%s), and it cannot attack from there: %s"
              .formatted(unit, move.to(), OVERSIZED_NOT_ON_BUILDING, whyNoAttack(position, move));
      default ->
          "the %s hold %s, and %s cannot attack there: %s"
              .formatted(position.mover().opponent(), move.to(), unit, whyNoAttack(position, move));
    };
  }

  private static String whyNoAttack(Position position, Move.MoveUnit move) {
    return position.ap() - cost(move.way()) < 1
        ? "no AP would be left"
        : "no %s unit would be in reach".formatted(move.unit().card().weapon());
  }

  Position play(Position position, Move.MoveUnit move, Chronicle chronicle) {
    Unit unit = move.unit();
    if (chronicle.listening() && move.way() != Way.AP) {
      tellFree(position, move, chronicle);
    }
    int ap = move.way() == Way.AP ? PlayerTurn.afterPaying(position, chronicle) : position.ap();
    Unit moved =
        switch (move.way()) {
          case AP -> unit.in(move.to());
          case SPEED -> unit.in(move.to()).with(Mark.SPEED_USED);
          case ARTERIAL_ROAD -> unit.in(move.to()).with(Mark.ROAD_USED);
        };
    if (chronicle.listening()) {
      chronicle.tell(
          new Happening.Moved(
              unit,
              move.to(),
              move.way() == Way.ARTERIAL_ROAD
                  ? List.of(ROAD_TO_OPPOSING, ROAD_FROM_HERE)
                  : List.of(MOVE_TO_ADJACENT)));
      tellLeaving(unit, chronicle);
    }
    Side side = position.acting().replacing(unit, moved);
    Position after = position.next(position.stage(), ap, side, position.waiting(), null);
    if (damage.destroysOnLeaving(moved, after)) {
      return damage.destroyedOnLeaving(moved, after, chronicle);
    }
    Guest guest = guests.arriving(moved, unit.area(), position, chronicle);
    return guest == null ? after : after.withGuest(guest);
  }

  private void tellLeaving(Unit unit, Chronicle chronicle) {
    if ((board.with(AreaEffect.DEFENCE_PLUS_10) & unit.area().bit()) != 0) {
      chronicle.tell(new Happening.LeftBunker(unit, List.of(BUNKER_LEFT)));
    }
  }

  private static void tellFree(Position position, Move.MoveUnit move, Chronicle chronicle) {
    if (move.way() == Way.SPEED) {
      PlayerTurn.tellFree(
          position, "the free move of speed", List.of(TRAIT_SPEED, SPEED_ONCE), chronicle);
      return;
    }
    var clauses = new ArrayList<>(List.of(ROAD_FREE_MOVE, ROAD_ONCE, CONTROLLER_USES_EFFECT));
    if (aloneIn(position, move.unit())) {
      clauses.add(ROAD_LAST_UNIT);
    }
    PlayerTurn.tellFree(position, "the Arterial Road move", clauses, chronicle);
  }

  private static boolean aloneIn(Position position, Unit unit) {
    return position.acting().units().stream()
            .filter(each -> each.area().equals(unit.area()))
            .count()
        == 1;
  }
}
