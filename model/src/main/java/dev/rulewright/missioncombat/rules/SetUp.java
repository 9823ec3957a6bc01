package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.DRAW_FIVE_UNITS;
import static dev.rulewright.missioncombat.MissionClause.OWN_AREAS;
import static dev.rulewright.missioncombat.MissionClause.PLACE_ALTERNATELY;
import static dev.rulewright.missioncombat.MissionClause.PLACE_IN_OWN_AREA;
import static dev.rulewright.missioncombat.MissionClause.PLACE_NOT_OVERSIZED_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.REPLACE_EVENTS;
import static dev.rulewright.missioncombat.MissionClause.SHUFFLE_DECK;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.listing.MoveList;
import dev.rulewright.missioncombat.rules.listing.Narrowing;
import dev.rulewright.missioncombat.rules.table.Buildings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Set-up*: drawing five units and placing them. Who leads which faction and who starts is
/// found out in [Opening].
record SetUp(Material material, Buildings buildings, PlayerTurn playerTurn, Opening opening) {

  /// The position after a card was drawn for the set-up.
  ///
  /// - SETUP-4: Each player draws until holding five units.
  /// - SETUP-5: An event drawn on the way goes face up to the player's own discard pile and is
  ///   replaced.
  Position drawn(Position position, Card card, Chronicle chronicle) {
    Faction mover = position.mover();
    if (chronicle.listening()) {
      tellDrawn(mover, card, chronicle);
    }
    Side side = position.acting();
    Position after =
        position.withActing(
            switch (card) {
              case UnitCard unit ->
                  DrawCard.taken(side, unit, side.hand().plus(unit), mover, chronicle);
              // SETUP-5: an event goes to the discard pile and is replaced.
              case EventCard event -> {
                Side taken = DrawCard.taken(side, event, side.hand(), mover, chronicle);
                yield taken.withCards(taken.hand(), taken.deck(), taken.discard().plus(event));
              }
            });
    if (after.acting().hand().size() < material.numbers().startingUnits()) {
      return after;
    }
    return after.waiting().hand().size() < material.numbers().startingUnits()
        ? Opening.handedTo(after, mover.opponent())
        : opening.unitsDrawn(after);
  }

  private static void tellDrawn(Faction mover, Card card, Chronicle chronicle) {
    chronicle.tell(Event.of(List.of(DRAW_FIVE_UNITS, SHUFFLE_DECK), "drew %s: %s", mover, card));
    if (card instanceof EventCard) {
      chronicle.tell(Event.of(List.of(REPLACE_EVENTS), "replaced %s", card));
    }
  }

  void list(Position position, MoveList moves) {
    Pile<Card> hand = position.acting().hand();
    for (int kind = 0; kind < hand.kinds(); kind++) {
      if (hand.count(kind) > 0 && hand.kind(kind) instanceof UnitCard card) {
        moves.addPlacing(kind, areas(position, card, Narrowing.FOR_A_LIST));
      }
    }
  }

  /// The areas where a unit may be placed.
  ///
  /// - SETUP-8: Units are placed in the player's own five areas.
  /// - SETUP-9: Several units may be placed in one area and areas may be left empty.
  /// - SETUP-10: An oversized unit may not be placed on a building.
  private int areas(Position position, UnitCard card, Narrowing narrowing) {
    int left = material.board().all();
    // SETUP-8
    left = narrowing.keep(left, material.board().own(position.mover()), PLACE_IN_OWN_AREA);
    // SETUP-10
    return narrowing.take(left, buildings.closedTo(card), PLACE_NOT_OVERSIZED_ON_BUILDING);
  }

  /// Why placing a unit is illegal, or null if it is legal.
  @Nullable Refused refusal(Position position, Move.Place move) {
    if (!position.holdsInHand(move.card())) {
      return Refused.of(PLACE_ALTERNATELY, "the %s hold no %s", position.mover(), move.card());
    }
    var narrowing = Narrowing.asking(move.area());
    areas(position, move.card(), narrowing);
    MissionClause because = narrowing.because();
    return because == null ? null : new Refused(because, reason(because, position, move));
  }

  private static String reason(MissionClause because, Position position, Move.Place move) {
    Area area = move.area();
    return switch (because) {
      case PLACE_IN_OWN_AREA -> "%s is no own area of the %s".formatted(area, position.mover());
      case PLACE_NOT_OVERSIZED_ON_BUILDING ->
          "%s is oversized and %s is a building".formatted(move.card(), area);
      default -> throw Narrowing.without(because, move);
    };
  }

  /// The position after a unit was placed: the other player places next, or the first turn begins.
  ///
  /// - SETUP-7: The players place one unit at a time in turn, the start player first, until both
  ///   have placed five.
  Position placed(Position position, Move.Place move, Chronicle chronicle) {
    var unit = Unit.fresh(move.card(), move.area());
    chronicle.tell(() ->
        Event.of(List.of(PLACE_ALTERNATELY, PLACE_IN_OWN_AREA, OWN_AREAS), "placed %s", unit));
    Position placed = position.withActing(position.acting().deploying(unit));
    Faction other = position.mover().opponent();
    // The start player places first in each round, so whoever follows the last placement starts.
    return placed.acting().hand().isEmpty() && placed.waiting().hand().isEmpty()
        ? playerTurn.beginFirst(placed, other, chronicle)
        : Opening.handedTo(placed, other);
  }
}
