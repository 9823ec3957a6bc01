package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.ANY_NUMBER_IN_AREA;
import static dev.rulewright.missioncombat.MissionClause.BLUE_PORTAL;
import static dev.rulewright.missioncombat.MissionClause.CAPTURED_PORTAL;
import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.OWN_REMAINS_OWN;
import static dev.rulewright.missioncombat.MissionClause.PLAY_NOT_OVERSIZED_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_IN_OWN_AREA;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_NOT_AMONG_ENEMIES;
import static dev.rulewright.missioncombat.MissionClause.RED_PORTAL;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_OVERSIZED;
import static dev.rulewright.missioncombat.MissionClause.YELLOW_PORTALS;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.listing.MoveList;
import dev.rulewright.missioncombat.rules.listing.Narrowing;
import dev.rulewright.missioncombat.rules.table.ActionPoints;
import dev.rulewright.missioncombat.rules.table.Buildings;
import dev.rulewright.missioncombat.rules.table.Control;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Action: play a card*, units, with the portals at which they are free.
final class PlayUnit extends Asking {

  private final Board board;
  private final Control control;
  private final Portals portals;
  private final Buildings buildings;
  private final boolean mustBeginOnRoad = says("road.same-turn-arrival=not-allowed");
  private final boolean actsWhenPlayed = says("unit.acts-when-played=yes");
  private final boolean mayJoinEnemies = says("play-unit.mixed-own-area=legal");

  PlayUnit(Board board, Control control, Portals portals, Buildings buildings, Reading reading) {
    super(reading);
    this.board = board;
    this.control = control;
    this.portals = portals;
    this.buildings = buildings;
  }

  void list(Position position, MoveList moves) {
    Pile<Card> hand = position.acting().hand();
    for (int kind = 0; kind < hand.kinds(); kind++) {
      if (hand.count(kind) > 0 && hand.kind(kind) instanceof UnitCard card) {
        moves.addPlaying(kind, areas(position, card, Narrowing.FOR_A_LIST));
      }
    }
  }

  /// The areas where the player on the move may play a unit.
  ///
  /// - PLAY-2: A unit is played from the hand into an own area.
  /// - PLAY-3: A unit is not played into an area with enemy units.
  /// - PLAY-4: An area may hold any number of units.
  /// - PLAY-5: An oversized unit is not played on a building.
  private int areas(Position position, UnitCard card, Narrowing narrowing) {
    int own = board.own(position.mover());
    // PLAY-2: own areas; PORTAL-4: portals that the player controls, although opposing.
    int left =
        narrowing.keep(
            board.all(), own | portals.open(card.type(), position), PLAY_UNIT_IN_OWN_AREA);
    // PLAY-3
    left = narrowing.take(left, held(position), PLAY_UNIT_NOT_AMONG_ENEMIES);
    // PLAY-5
    int closed = buildings.closedTo(card);
    if (closed != 0) {
      left =
          narrowing.take(
              left,
              closed & ~portals.openToOversized(card.type(), position),
              PLAY_NOT_OVERSIZED_ON_BUILDING);
    }
    // TURN-3, unless PORTAL-1 to PORTAL-3 make it free.
    if (position.ap() < 1) {
      left = narrowing.keep(left, portals.free(card.type(), position), ACTION_COSTS_ONE_AP);
    }
    return left;
  }

  /// The areas that are barred by enemy units.
  private int held(Position position) {
    int enemies = position.waiting().occupied();
    return mayJoinEnemies
        ? enemies & ~(board.own(position.mover()) & control.areasOf(position.mover(), position))
        : enemies;
  }

  /// Why playing a unit is illegal, or null if it is legal.
  @Nullable Refused refusal(Position position, Move.PlayUnit move) {
    Faction mover = position.mover();
    UnitCard card = move.card();
    if (!position.holdsInHand(card)) {
      return Refused.of(PLAY_UNIT_IN_OWN_AREA, "the %s hold no %s in hand", mover, card);
    }
    var narrowing = Narrowing.asking(move.area());
    areas(position, card, narrowing);
    MissionClause because = narrowing.because();
    return because == null ? null : new Refused(because, reason(because, position, move));
  }

  private String reason(MissionClause because, Position position, Move.PlayUnit move) {
    Area area = move.area();
    return switch (because) {
      case PLAY_UNIT_IN_OWN_AREA ->
          "%s is no own area of the %s, and no portal for %s units that they control"
              .formatted(area, position.mover(), move.card().type());
      case PLAY_UNIT_NOT_AMONG_ENEMIES ->
          "%s holds units of the %s".formatted(area, position.mover().opponent());
      case PLAY_NOT_OVERSIZED_ON_BUILDING ->
          "%s is oversized and %s is a building".formatted(move.card(), area);
      case ACTION_COSTS_ONE_AP ->
          "playing %s in %s costs 1 AP, and none is left%s"
              .formatted(move.card(), area, portals.whyNoMore(area, position));
      default -> throw Narrowing.without(because, move);
    };
  }

  /// Whether a unit is played for free.
  boolean isFree(Position position, Move.PlayUnit move) {
    return (portals.free(move.card().type(), position) & move.area().bit()) != 0;
  }

  Position play(Position position, Move.PlayUnit move, Chronicle chronicle) {
    UnitCard card = move.card();
    boolean free = isFree(position, move);
    if (free && chronicle.listening()) {
      ActionPoints.tellFree(
          position,
          card.type() + " units are free at " + move.area(),
          freeBecause(position, move),
          chronicle);
    }
    int ap = free ? position.ap() : ActionPoints.afterPaying(position, chronicle);
    Unit unit = justPlayed(Unit.fresh(card, move.area()));
    Side side = position.acting().deploying(unit);
    chronicle.tell(() -> Event.of(playedBecause(position, move, free), "played %s", unit));
    Position played = position.next(position.stage(), ap, side, position.waiting(), null);
    return free ? portals.used(move.area(), played) : played;
  }

  /// The unit, marked where it matters that it was not there when the turn began (ROAD-3), or that
  /// it may not act yet.
  private Unit justPlayed(Unit unit) {
    return mustBeginOnRoad || !actsWhenPlayed ? unit.with(Mark.JUST_PLAYED) : unit;
  }

  /// Whether a unit may move and attack in this turn.
  ///
  /// @param whenPlayed whether it may in the turn in which it is played (A53)
  static boolean mayAct(Unit unit, boolean whenPlayed) {
    return whenPlayed || !unit.has(Mark.JUST_PLAYED);
  }

  private static List<MissionClause> playedBecause(
      Position position, Move.PlayUnit move, boolean free) {
    var clauses = new ArrayList<>(List.of(PLAY_UNIT_IN_OWN_AREA));
    if (!free && move.area().faction() != position.mover()) {
      clauses.add(CAPTURED_PORTAL);
    }
    if (position.acting().holds(move.area())) {
      clauses.add(ANY_NUMBER_IN_AREA);
    }
    if (move.card().oversized()) {
      clauses.add(TRAIT_OVERSIZED);
    }
    return clauses;
  }

  private static List<MissionClause> freeBecause(Position position, Move.PlayUnit move) {
    MissionClause portal =
        switch (move.card().type()) {
          case STANDARD -> YELLOW_PORTALS;
          case ELITE -> RED_PORTAL;
          case COLOSSAL -> BLUE_PORTAL;
        };
    return move.area().faction() == position.mover()
        ? List.of(portal, CONTROLLER_USES_EFFECT)
        : List.of(portal, CAPTURED_PORTAL, OWN_REMAINS_OWN, CONTROLLER_USES_EFFECT);
  }
}
