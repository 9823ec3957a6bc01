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
import static dev.rulewright.missioncombat.MissionClause.ROAD_ONCE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_TO_OPPOSING;
import static dev.rulewright.missioncombat.MissionClause.SPEED_ONCE;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_SPEED;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.reading.Asking;
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
import dev.rulewright.missioncombat.rules.listing.MoveList;
import dev.rulewright.missioncombat.rules.listing.Narrowing;
import dev.rulewright.missioncombat.rules.moving.FreeMoves;
import dev.rulewright.missioncombat.rules.otherwise.MoveTraces;
import dev.rulewright.missioncombat.rules.table.ActionPoints;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Action: move a unit*, whatever the way.
final class MoveUnit extends Asking {

  private static final Way[] WAYS = Way.values();

  /// The marks that keep a unit from moving on, or from moving to some areas.
  private static final int TRACES =
      Mark.HAS_CLEARED.bit() | Mark.STOPPED.bit() | Mark.HAS_ENTERED.bit() | Mark.JUST_PLAYED.bit();

  private final Board board;
  private final Guests guests;
  private final Damage damage;
  private final FreeMoves freeMoves;
  private final EnterToAttack enterToAttack;
  private final MoveTraces traces;
  private final boolean roadIsNoMove = says("road.is-move-action=no");
  private final boolean actsWhenPlayed = says("unit.acts-when-played=yes");
  private final boolean roadIsCompulsory = says("road.optional=no");

  MoveUnit(
      Board board,
      Guests guests,
      Damage damage,
      FreeMoves freeMoves,
      EnterToAttack enterToAttack,
      MoveTraces traces,
      Reading reading) {
    super(reading);
    this.board = board;
    this.guests = guests;
    this.damage = damage;
    this.freeMoves = freeMoves;
    this.enterToAttack = enterToAttack;
    this.traces = traces;
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
    return way == Way.AP ? position.ap() >= 1 : freeMoves.mayHave(unit, way);
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
      return roadIsNoMove ? left : enterToAttack.narrow(left, position, unit, way, narrowing);
    }
    left = enterToAttack.narrow(left, position, unit, way, narrowing);
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
    return way == Way.AP
        ? toAdjacent(
            narrowing.require(board.all(), position.ap() >= 1, ACTION_COSTS_ONE_AP),
            unit,
            narrowing)
        : freeMoves.areas(position, unit, way, narrowing);
  }

  /// - MOVE-1: An own unit moves from its area to an adjacent area and ends its move there, unless
  ///   it may not stay.
  private int toAdjacent(int areas, Unit unit, Narrowing narrowing) {
    return narrowing.keep(areas, board.adjacentTo(unit.area()), MOVE_TO_ADJACENT);
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
      case TRAIT_SPEED,
          SPEED_ONCE,
          ROAD_FROM_HERE,
          ROAD_ONCE,
          ROAD_TO_OPPOSING,
          CONTROLLER_USES_EFFECT,
          FIRST_TURN_TWO_AP,
          FREE_ACTIONS ->
          freeMoves.reason(because, position, move);
      case ROAD_FREE_MOVE -> "%s must use its Arterial Road move first".formatted(unit);
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
      case OVERSIZED_ENTERS_TO_ATTACK, ENTER_MUST_ATTACK ->
          EnterToAttack.reason(because, position, move);
      default -> throw Narrowing.without(because, move);
    };
  }

  Position play(Position position, Move.MoveUnit move, Chronicle chronicle) {
    Unit unit = move.unit();
    if (chronicle.listening() && move.way() != Way.AP) {
      FreeMoves.tell(position, move, chronicle);
    }
    int ap = move.way() == Way.AP ? ActionPoints.afterPaying(position, chronicle) : position.ap();
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
}
