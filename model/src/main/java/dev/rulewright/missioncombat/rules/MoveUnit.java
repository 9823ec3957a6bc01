package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.BUNKER_LEFT;
import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.ENTER_MUST_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.FIRST_TURN_TWO_AP;
import static dev.rulewright.missioncombat.MissionClause.FREE_ACTIONS;
import static dev.rulewright.missioncombat.MissionClause.MOVE_SEVERAL_TIMES;
import static dev.rulewright.missioncombat.MissionClause.MOVE_TO_ADJACENT;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_ENTERS_TO_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_NOT_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.ROAD_FREE_MOVE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_FROM_HERE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_LAST_UNIT;
import static dev.rulewright.missioncombat.MissionClause.ROAD_ONCE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_TO_OPPOSING;
import static dev.rulewright.missioncombat.MissionClause.SAME_UNIT_REPEATS;
import static dev.rulewright.missioncombat.MissionClause.SPEED_ONCE;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_SPEED;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.missioncombat.Guest;
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
        var areas = Narrowing.listing();
        narrow(areas, position, unit, way);
        moves.addMoving(i, areas.left() & board.all(), way);
      }
    }
  }

  /// Keeps the areas into which a unit may move in one way.
  private void narrow(Narrowing areas, Position position, Unit unit, Way way) {
    if (way != Way.AP) {
      areas.require(PlayerTurn.allowsFreeActions(position, reading), FIRST_TURN_TWO_AP);
      boolean second = unit.roadUsed() || unit.speedUsed();
      areas.require(!second || reading.freeMoves().combine() == Combine.BOTH, FREE_ACTIONS);
    }
    switch (way) {
      case AP -> {
        areas.require(position.ap() >= 1, ACTION_COSTS_ONE_AP);
        areas.keep(board.adjacentTo(unit.area()), MOVE_TO_ADJACENT);
      }
      case SPEED -> {
        areas.require(unit.card().speed(), TRAIT_SPEED);
        areas.require(!unit.speedUsed(), SPEED_ONCE);
        areas.keep(board.adjacentTo(unit.area()), MOVE_TO_ADJACENT);
      }
      case ARTERIAL_ROAD -> {
        int roads = board.with(AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA);
        areas.require((roads & unit.area().bit()) != 0, ROAD_FROM_HERE);
        areas.require(
            (control.areasOf(position.mover(), position) & unit.area().bit()) != 0,
            CONTROLLER_USES_EFFECT);
        areas.require(!unit.roadUsed(), ROAD_ONCE);
        areas.keep(opposing(position, unit.area()) & ~unit.area().bit(), ROAD_TO_OPPOSING);
        if (reading.road().requiresAdjacent() == RequiresAdjacent.ADJACENT_ONLY) {
          areas.keep(board.adjacentTo(unit.area()), MOVE_TO_ADJACENT);
        }
      }
    }
    if (areas.left() != 0) {
      narrowFights(areas, position, unit, way);
    }
  }

  /// The areas that are opposing for the Arterial Road move.
  private int opposing(Position position, Area road) {
    return switch (reading.road().opposingRelativeTo()) {
      case MOVER -> board.own(position.mover().opponent());
      case OWNER -> board.own(road.faction().opponent());
    };
  }

  /// Keeps the areas where the unit may stay, and those where it can attack at once.
  private void narrowFights(Narrowing areas, Position position, Unit unit, Way way) {
    int held = position.waiting().occupied();
    int closed = buildings.closedTo(unit.card());
    if ((areas.left() & (held | closed)) == 0) {
      return;
    }
    // MOVE-4: among enemies it must attack next, so it needs an AP and a target.
    // MOVE-8: an oversized unit enters a building only to attack from there.
    int apLeft = position.ap() - (way == Way.AP ? 1 : 0);
    int withTarget = attack.areasWithTarget(unit.card(), position.waiting());
    int inside =
        switch (reading.ranged().satisfiesMustAttack()) {
          case YES -> withTarget;
          case NO -> position.waiting().areasWith(unit.card().weapon());
        };
    boolean needsAp = reading.contested().enterWithoutAp() == EnterWithoutAp.ILLEGAL;
    areas.keep(~held | (apLeft >= 1 || !needsAp ? inside : 0), ENTER_MUST_ATTACK);
    areas.keep(~closed | (apLeft >= 1 ? withTarget : 0), OVERSIZED_ENTERS_TO_ATTACK);
  }

  /// Why moving a unit is illegal, or null if it is legal.
  @Nullable Refused refusal(Position position, Move.MoveUnit move) {
    if (position.acting().count(move.unit()) == 0) {
      return new Refused(
          MOVE_TO_ADJACENT, "the %s have no %s".formatted(position.mover(), move.unit()));
    }
    var areas = Narrowing.asking(move.to());
    narrow(areas, position, move.unit(), move.way());
    MissionClause because = areas.because();
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
    int apLeft = position.ap() - (move.way() == Way.AP ? 1 : 0);
    return apLeft < 1
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
          case SPEED -> unit.in(move.to()).speedMoveUsed();
          case ARTERIAL_ROAD -> unit.in(move.to()).roadMoveUsed();
        };
    if (chronicle.listening()) {
      chronicle.tell(
          new Happening.Moved(
              unit,
              move.to(),
              move.way() == Way.ARTERIAL_ROAD
                  ? List.of(ROAD_TO_OPPOSING, ROAD_FROM_HERE)
                  : List.of(MOVE_TO_ADJACENT, MOVE_SEVERAL_TIMES, SAME_UNIT_REPEATS)));
      tellLeaving(unit, chronicle);
    }
    Side side = position.acting().replacing(unit, moved);
    Guest guest = guests.arriving(moved, unit.area(), position, chronicle);
    return position.next(position.stage(), ap, side, position.waiting(), guest);
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
