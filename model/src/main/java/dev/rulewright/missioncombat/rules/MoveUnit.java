package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.BUNKER_LEFT;
import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.ENTER_MUST_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.ENTER_STAYS_WHEN_CLEAR;
import static dev.rulewright.missioncombat.MissionClause.FIRST_TURN_TWO_AP;
import static dev.rulewright.missioncombat.MissionClause.FREE_ACTIONS;
import static dev.rulewright.missioncombat.MissionClause.MOVE_NOT_THROUGH_ENEMIES;
import static dev.rulewright.missioncombat.MissionClause.MOVE_SEVERAL_TIMES;
import static dev.rulewright.missioncombat.MissionClause.MOVE_TO_ADJACENT;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_ENTERS_TO_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_NOT_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_IN_OWN_AREA;
import static dev.rulewright.missioncombat.MissionClause.ROAD_FREE_MOVE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_FROM_HERE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_LAST_UNIT;
import static dev.rulewright.missioncombat.MissionClause.ROAD_ONCE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_TO_OPPOSING;
import static dev.rulewright.missioncombat.MissionClause.SPEED_ONCE;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_SPEED;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.rules.otherwise.MoveTraces;
import dev.rulewright.missioncombat.rules.table.Buildings;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Action: move a unit*, with speed and the Arterial Road.
final class MoveUnit {

  private static final Way[] WAYS = Way.values();

  /// The marks that keep a unit from moving on, or from moving to some areas.
  private static final int TRACES =
      Mark.HAS_CLEARED.bit() | Mark.STOPPED.bit() | Mark.HAS_ENTERED.bit() | Mark.JUST_PLAYED.bit();

  private final Board board;
  private final Buildings buildings;
  private final Attack attack;
  private final Guests guests;
  private final Damage damage;
  private final ArterialRoad arterialRoad;
  private final MoveTraces traces;
  private final boolean roadIsNoMove;
  private final boolean freeInFirstTurn;
  private final boolean actsWhenPlayed;
  private final boolean mayEnterWithoutAp;
  private final boolean oversizedNeedTarget;
  private final boolean roadIsCompulsory;
  private final Combine combine;
  private final EnterNoTarget enterNoTarget;

  MoveUnit(
      Board board,
      Buildings buildings,
      Attack attack,
      Guests guests,
      Damage damage,
      ArterialRoad arterialRoad,
      MoveTraces traces,
      Reading reading) {
    this.board = board;
    this.buildings = buildings;
    this.attack = attack;
    this.guests = guests;
    this.damage = damage;
    this.arterialRoad = arterialRoad;
    this.traces = traces;
    roadIsNoMove = reading.says("road.is-move-action=no");
    freeInFirstTurn = reading.says("turn.first-free-actions=allowed");
    actsWhenPlayed = reading.says("unit.acts-when-played=yes");
    mayEnterWithoutAp = reading.says("contested.enter-without-ap=legal");
    oversizedNeedTarget = reading.says("oversized.enter-without-target=illegal");
    roadIsCompulsory = reading.says("road.optional=no");
    combine = reading.answer("free-moves.combine", Combine.values());
    enterNoTarget = reading.answer("contested.enter-no-target", EnterNoTarget.values());
  }

  /// - MOVE-2: A unit may move several times in a turn.
  void list(Position position, MoveList moves) {
    Side acting = position.acting();
    for (int i = 0; i < acting.unitCount(); i++) {
      if (acting.repeatsBefore(i)) {
        continue;
      }
      Unit unit = acting.unit(i);
      for (Way way : WAYS) {
        if (mayHave(unit, way, position)) {
          moves.addMoving(i, areas(position, unit, way, Narrowing.FOR_A_LIST), way);
        }
      }
    }
  }

  /// Whether a look at the unit leaves it open that it may move in one way; most units have one
  /// way.
  private boolean mayHave(Unit unit, Way way, Position position) {
    return switch (way) {
      case AP -> position.ap() >= 1;
      case SPEED -> unit.card().speed();
      case ARTERIAL_ROAD -> arterialRoad.mayBeginAt(unit.area());
    };
  }

  /// The areas into which a unit may move in one way.
  private int areas(Position position, Unit unit, Way way, Narrowing narrowing) {
    int left = whereItMayGo(position, unit, way, narrowing);
    if (left == 0) {
      return 0;
    }
    left = narrowing.require(left, !isHeldAsGuest(unit, position), MOVE_NOT_THROUGH_ENEMIES);
    left = whereItMayGoAgain(left, position, unit, narrowing);
    if (way == Way.ARTERIAL_ROAD) {
      return roadIsNoMove ? left : whereItMayFight(left, position, unit, way, narrowing);
    }
    left = whereItMayFight(left, position, unit, way, narrowing);
    return narrowing.require(left, left == 0 || !mustUseRoad(position, unit), ROAD_FREE_MOVE);
  }

  /// Whether a unit stays as a guest while the move is made, and no unit like it stands there that
  /// is none.
  private static boolean isHeldAsGuest(Unit unit, Position departed) {
    List<Guest> staying = departed.memory().staying();
    return !staying.isEmpty()
        && staying.stream().filter(guest -> guest.unit().equals(unit)).count()
            == departed.acting().count(unit);
  }

  /// The areas that a way of moving leads to.
  private int whereItMayGo(Position position, Unit unit, Way way, Narrowing narrowing) {
    return switch (way) {
      case AP ->
          toAdjacent(
              narrowing.require(board.all(), position.ap() >= 1, ACTION_COSTS_ONE_AP),
              unit,
              narrowing);
      case SPEED -> bySpeed(position, unit, narrowing);
      case ARTERIAL_ROAD -> {
        int left = arterialRoad.areas(position, unit, narrowing);
        yield left == 0 ? 0 : ifFree(left, position, unit, way, narrowing);
      }
    };
  }

  /// - MOVE-1: An own unit moves from its area to an adjacent area and ends its move there, unless
  ///   it may not stay.
  private int toAdjacent(int areas, Unit unit, Narrowing narrowing) {
    return narrowing.keep(areas, board.adjacentTo(unit.area()), MOVE_TO_ADJACENT);
  }

  /// The areas that the free move of speed leaves (TRAIT-2, TRAIT-3).
  ///
  /// - TRAIT-2: Speed (Portalists only): the unit has a move that costs no AP.
  /// - TRAIT-3: The free move of speed is had once per own turn.
  private int bySpeed(Position position, Unit unit, Narrowing narrowing) {
    int left = narrowing.require(board.all(), unit.card().speed(), TRAIT_SPEED);
    if (left == 0) {
      return 0;
    }
    boolean usedUp = unit.has(Mark.SPEED_USED) || position.memory().waysUsed().contains(Way.SPEED);
    left = narrowing.require(left, !usedUp, SPEED_ONCE);
    left = left == 0 ? 0 : ifFree(left, position, unit, Way.SPEED, narrowing);
    return toAdjacent(left, unit, narrowing);
  }

  /// What is left for a free move where the reading restricts free moves.
  private int ifFree(int areas, Position position, Unit unit, Way way, Narrowing narrowing) {
    int left =
        narrowing.require(
            areas, PlayerTurn.allowsFreeActions(position, freeInFirstTurn), FIRST_TURN_TWO_AP);
    boolean second = unit.has(Mark.ROAD_USED) || unit.has(Mark.SPEED_USED);
    return second ? narrowing.require(left, maySecond(way), FREE_ACTIONS) : left;
  }

  /// Whether a unit may move freely in this way after it has in the other.
  private boolean maySecond(Way way) {
    return switch (combine) {
      case BOTH -> true;
      case ONE_PER_TURN -> false;
      case ROAD_USES_UP_SPEED -> way == Way.ARTERIAL_ROAD;
    };
  }

  /// What is left for a unit on which an earlier move of the turn has left its trace.
  private int whereItMayGoAgain(int areas, Position position, Unit unit, Narrowing narrowing) {
    if ((unit.marks() & TRACES) == 0) {
      return areas;
    }
    int left =
        narrowing.require(areas, PlayUnit.mayAct(unit, actsWhenPlayed), PLAY_UNIT_IN_OWN_AREA);
    left = narrowing.require(left, !unit.has(Mark.HAS_CLEARED), ENTER_STAYS_WHEN_CLEAR);
    left = narrowing.require(left, !unit.has(Mark.STOPPED), MOVE_NOT_THROUGH_ENEMIES);
    return unit.has(Mark.HAS_ENTERED)
        ? narrowing.take(left, position.waiting().occupied(), MOVE_SEVERAL_TIMES)
        : left;
  }

  /// Whether a unit has the Arterial Road move and the reading obliges it to use it (ROAD-1).
  boolean mustUseRoad(Position position, Unit unit) {
    return isEverCompulsory()
        && mayHave(unit, Way.ARTERIAL_ROAD, position)
        && areas(position, unit, Way.ARTERIAL_ROAD, Narrowing.FOR_A_LIST) != 0;
  }

  /// The areas where the unit may stay, and those where it can attack at once.
  private int whereItMayFight(
      int areas, Position position, Unit unit, Way way, Narrowing narrowing) {
    int held = position.waiting().occupied();
    int closed = buildings.closedTo(unit.card());
    int hostile = areas & (held | closed);
    if (hostile == 0) {
      return areas;
    }
    boolean hasAp = position.ap() - cost(way) >= 1;
    int withTarget = attack.whereItCouldAttack(unit, hostile, position);
    int left =
        narrowing.take(areas, held & ~toFight(hostile, hasAp, withTarget), ENTER_MUST_ATTACK);
    return narrowing.take(
        left, closed & ~ontoBuilding(hostile, hasAp, withTarget), OVERSIZED_ENTERS_TO_ATTACK);
  }

  /// Where a unit may go although enemies are there: it needs an AP and a target to attack next.
  ///
  /// - MOVE-4: A unit that enters an area with enemy units must attack next, once or more.
  private int toFight(int hostile, boolean hasAp, int withTarget) {
    boolean enough = hasAp || mayEnterWithoutAp;
    int toAttack = enough ? withTarget : 0;
    return switch (enterNoTarget) {
      case ILLEGAL -> toAttack;
      case EMPTY_ATTACK -> enough ? hostile : toAttack;
      case NO_ATTACK -> toAttack | (hostile & ~withTarget);
    };
  }

  /// Where an oversized unit may go although it is a building.
  ///
  /// - MOVE-8: An oversized unit may enter a building to attack from there right after the move,
  ///   once or more.
  private int ontoBuilding(int hostile, boolean hasAp, int withTarget) {
    if (oversizedNeedTarget) {
      return hasAp ? withTarget : 0;
    }
    return hostile;
  }

  private static int cost(Way way) {
    return way == Way.AP ? 1 : 0;
  }

  /// Why moving a unit is illegal, or null if it is legal.
  @Nullable Refused refusal(Position position, Move.MoveUnit move) {
    if (position.acting().count(move.unit()) == 0) {
      return Refused.of(MOVE_TO_ADJACENT, "the %s have no %s", position.mover(), move.unit());
    }
    var narrowing = Narrowing.asking(move.to());
    areas(position, move.unit(), move.way(), narrowing);
    MissionClause because = narrowing.because();
    return because == null ? null : new Refused(because, reason(because, position, move));
  }

  /// Whether the reading obliges anybody to move.
  boolean isEverCompulsory() {
    return roadIsCompulsory;
  }

  static Refused mustUseRoadFirst(Unit unit) {
    return Refused.of(ROAD_FREE_MOVE, "%s must use its Arterial Road move first", unit);
  }

  /// The Arterial Road moves to which the reading obliges the player before the turn ends.
  List<Move.MoveUnit> compulsory(Position position) {
    var moves = new ArrayList<Move.MoveUnit>();
    for (Unit unit : position.acting().units()) {
      if (mustUseRoad(position, unit)) {
        int areas = areas(position, unit, Way.ARTERIAL_ROAD, Narrowing.FOR_A_LIST);
        board
            .areasOf(areas)
            .forEach(area -> moves.add(new Move.MoveUnit(unit, area, Way.ARTERIAL_ROAD)));
      }
    }
    return moves;
  }

  private String reason(MissionClause because, Position position, Move.MoveUnit move) {
    Unit unit = move.unit();
    return switch (because) {
      case ACTION_COSTS_ONE_AP -> "moving costs 1 AP, and none is left";
      case MOVE_TO_ADJACENT -> "%s is not adjacent to %s".formatted(move.to(), unit.area());
      case TRAIT_SPEED -> "%s does not have speed".formatted(unit.card());
      case SPEED_ONCE ->
          unit.has(Mark.SPEED_USED)
              ? "%s has used its free move of this turn".formatted(unit)
              : "the free move of speed is used up this turn";
      case ROAD_FROM_HERE, ROAD_ONCE, ROAD_TO_OPPOSING, CONTROLLER_USES_EFFECT ->
          arterialRoad.reason(because, position, move);
      case ROAD_FREE_MOVE -> "%s must use its Arterial Road move first".formatted(unit);
      case FIRST_TURN_TWO_AP -> "no free move is had in the first turn";
      case FREE_ACTIONS -> "%s has used a free move of this turn".formatted(unit);
      case PLAY_UNIT_IN_OWN_AREA -> "%s has come into play in this turn".formatted(unit);
      case ENTER_STAYS_WHEN_CLEAR ->
          "%s has cleared %s this turn and stays there".formatted(unit, unit.area());
      case MOVE_NOT_THROUGH_ENEMIES ->
          move.way() == Way.ARTERIAL_ROAD && !unit.has(Mark.STOPPED)
              ? "every path from %s to %s is barred".formatted(unit.area(), move.to())
              : "the %s controlled %s when %s came, whose way ends there this turn"
                  .formatted(position.mover().opponent(), unit.area(), unit);
      case OVERSIZED_NOT_ON_BUILDING ->
          "%s is oversized, and every path to %s leads through a building"
              .formatted(unit, move.to());
      case MOVE_SEVERAL_TIMES ->
          "%s has entered an area with enemy units this turn, and the %s hold %s"
              .formatted(unit, position.mover().opponent(), move.to());
      case OVERSIZED_ENTERS_TO_ATTACK ->
          "%s is oversized and %s is a building, where it may not stay (%s), and it cannot attack from there: %s"
              .formatted(unit, move.to(), OVERSIZED_NOT_ON_BUILDING, whyNoAttack(position, move));
      case ENTER_MUST_ATTACK ->
          "the %s hold %s, and %s cannot attack there: %s"
              .formatted(position.mover().opponent(), move.to(), unit, whyNoAttack(position, move));
      default -> throw Narrowing.without(because, move);
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
    if (chronicle.listening()) {
      chronicle.tell(
          Event.of(
              move.way() == Way.ARTERIAL_ROAD
                  ? List.of(ROAD_TO_OPPOSING, ROAD_FROM_HERE)
                  : List.of(MOVE_TO_ADJACENT),
              "moved %s %s %s",
              unit.card(),
              unit.area(),
              move.to()));
      tellLeaving(unit, chronicle);
    }
    Unit moved = traces.on(position, move);
    Side side = position.acting().replacing(unit, moved);
    if (moved.damage() > 0) {
      Position after = after(position, move, ap, side, null);
      if (damage.destroysOnLeaving(moved, after)) {
        return damage.destroyedOnLeaving(moved, after, chronicle);
      }
    }
    Guest guest = guests.arriving(moved, move, position, chronicle);
    Side entered =
        guest == null || guest.unit().equals(moved) ? side : side.replacing(moved, guest.unit());
    return after(position, move, ap, entered, guest);
  }

  private Position after(
      Position position, Move.MoveUnit move, int ap, Side side, @Nullable Guest guest) {
    return traces.remembering(
        position.next(position.stage(), ap, side, position.waiting(), guest), move.way());
  }

  private void tellLeaving(Unit unit, Chronicle chronicle) {
    if ((board.with(AreaEffect.DEFENCE_PLUS_10) & unit.area().bit()) != 0) {
      chronicle.tell(
          Event.of(
              List.of(BUNKER_LEFT),
              "left-bunker %s@%s: defence %d again",
              unit.card(),
              unit.area(),
              unit.card().defence()));
    }
  }

  private static void tellFree(Position position, Move.MoveUnit move, Chronicle chronicle) {
    if (move.way() == Way.SPEED) {
      PlayerTurn.tellFree(
          position, "the free move of speed", List.of(TRAIT_SPEED, SPEED_ONCE), chronicle);
      return;
    }
    var clauses = new ArrayList<>(List.of(ROAD_FREE_MOVE, ROAD_ONCE, CONTROLLER_USES_EFFECT));
    if (position.acting().isAlone(move.unit())) {
      clauses.add(ROAD_LAST_UNIT);
    }
    PlayerTurn.tellFree(position, "the Arterial Road move", clauses, chronicle);
  }

  /// The answers to `free-moves.combine`.
  private enum Combine {
    BOTH,
    ONE_PER_TURN,
    ROAD_USES_UP_SPEED
  }

  /// The answers to `contested.enter-no-target`.
  private enum EnterNoTarget {
    ILLEGAL,
    EMPTY_ATTACK,
    NO_ATTACK
  }
}
