package dev.rulewright.missioncombat.rules.moving;

import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.FIRST_TURN_TWO_AP;
import static dev.rulewright.missioncombat.MissionClause.FREE_ACTIONS;
import static dev.rulewright.missioncombat.MissionClause.MOVE_TO_ADJACENT;
import static dev.rulewright.missioncombat.MissionClause.ROAD_FREE_MOVE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_LAST_UNIT;
import static dev.rulewright.missioncombat.MissionClause.ROAD_ONCE;
import static dev.rulewright.missioncombat.MissionClause.SPEED_ONCE;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_SPEED;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.rules.listing.Narrowing;
import dev.rulewright.missioncombat.rules.table.ActionPoints;
import java.util.ArrayList;
import java.util.List;

/// Moves that cost no AP: the free move of speed, and that of the Arterial Road, and that a reading
/// restricts both.
public final class FreeMoves {

  private final Board board;
  private final ArterialRoad arterialRoad;
  private final boolean freeInFirstTurn;
  private final Combine combine;

  public FreeMoves(Board board, ArterialRoad arterialRoad, Reading reading) {
    this.board = board;
    this.arterialRoad = arterialRoad;
    freeInFirstTurn = reading.says("turn.first-free-actions=allowed");
    combine = reading.answer("free-moves.combine", Combine.values());
  }

  /// Whether a look at the unit leaves it open that it may move in a way.
  public boolean mayHave(Unit unit, Way way) {
    return way == Way.SPEED ? unit.card().speed() : arterialRoad.mayBeginAt(unit.area());
  }

  /// The areas that a free move leads to.
  public int areas(Position position, Unit unit, Way way, Narrowing narrowing) {
    if (way == Way.SPEED) {
      return bySpeed(position, unit, narrowing);
    }
    int left = arterialRoad.areas(position, unit, narrowing);
    return left == 0 ? 0 : ifFree(left, position, unit, way, narrowing);
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
    return narrowing.keep(left, board.adjacentTo(unit.area()), MOVE_TO_ADJACENT);
  }

  /// What is left for a free move where the reading restricts free moves.
  private int ifFree(int areas, Position position, Unit unit, Way way, Narrowing narrowing) {
    int left =
        narrowing.require(
            areas, ActionPoints.allowsFreeActions(position, freeInFirstTurn), FIRST_TURN_TWO_AP);
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

  /// Why a free move is not allowed.
  public String reason(MissionClause because, Position position, Move.MoveUnit move) {
    Unit unit = move.unit();
    return switch (because) {
      case TRAIT_SPEED -> "%s does not have speed".formatted(unit.card());
      case SPEED_ONCE ->
          unit.has(Mark.SPEED_USED)
              ? "%s has used its free move of this turn".formatted(unit)
              : "the free move of speed is used up this turn";
      case FIRST_TURN_TWO_AP -> "no free move is had in the first turn";
      case FREE_ACTIONS -> "%s has used a free move of this turn".formatted(unit);
      default -> arterialRoad.reason(because, position, move);
    };
  }

  /// Tells that a move is free.
  public static void tell(Position position, Move.MoveUnit move, Chronicle chronicle) {
    if (move.way() == Way.SPEED) {
      ActionPoints.tellFree(
          position, "the free move of speed", List.of(TRAIT_SPEED, SPEED_ONCE), chronicle);
      return;
    }
    var clauses = new ArrayList<>(List.of(ROAD_FREE_MOVE, ROAD_ONCE, CONTROLLER_USES_EFFECT));
    if (position.acting().isAlone(move.unit())) {
      clauses.add(ROAD_LAST_UNIT);
    }
    ActionPoints.tellFree(position, "the Arterial Road move", clauses, chronicle);
  }

  /// The answers to `free-moves.combine`.
  private enum Combine {
    BOTH,
    ONE_PER_TURN,
    ROAD_USES_UP_SPEED
  }
}
