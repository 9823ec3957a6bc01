package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.RESHUFFLE;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;

/// Chapter *Action: draw a card*, the part on the deck that runs out (DRAW-2).
final class Reshuffle extends Asking {

  private final boolean onceOnly = says("deck.reshuffle-trigger=one-time-event");
  private final boolean asSoonAsEmpty = says("deck.reshuffle-trigger=as-soon-as-empty");
  private final boolean shufflesRejectIn = says("hq.reject-in-reshuffle=shuffled-in");

  Reshuffle(Reading reading) {
    super(reading);
  }

  /// The cards that can be drawn one after another.
  int drawable(Side side) {
    return side.deck().isEmpty() && !renewsLate() ? 0 : side.deck().size() + side.discard().size();
  }

  /// Says that there are too few cards to draw.
  String tooFew(Position position) {
    return "deck and discard pile of the %s hold %d cards together"
        .formatted(position.mover(), drawable(position.acting()));
  }

  /// The cards in the deck from which the next one is drawn.
  int inDeck(Side side) {
    return side.deck().isEmpty() && renewsLate() ? side.discard().size() : side.deck().size();
  }

  /// Whether a deck that ran out while the discard pile was empty is renewed by a later draw.
  private boolean renewsLate() {
    return !onceOnly;
  }

  /// A side that is about to draw.
  Side beforeDraw(Side side, Faction faction, Chronicle chronicle) {
    return renewsLate() ? ifEmpty(side, faction, chronicle) : side;
  }

  /// A side whose discard pile becomes the deck if the deck is empty.
  ///
  /// - DRAW-2: When the last card of the deck is drawn, the discard pile is shuffled and becomes
  ///   the deck.
  static Side ifEmpty(Side side, Faction faction, Chronicle chronicle) {
    if (!side.deck().isEmpty() || side.discard().isEmpty()) {
      return side;
    }
    chronicle.tell(() ->
        Event.of(List.of(RESHUFFLE), "reshuffled %s: %d cards", faction, side.discard().size()));
    return side.withCards(side.hand(), side.discard(), side.discard().emptied());
  }

  /// The position after a move: where an empty deck is a state and not an event, the first card
  /// that comes to the discard pile is the new deck, whoever put it there.
  Position afterMove(Position position, Chronicle chronicle) {
    if (!asSoonAsEmpty || position.stage() instanceof Stage.Over) {
      return position;
    }
    Position after = position;
    for (Faction faction : Faction.values()) {
      if (!waitsForReject(position, faction)) {
        after = after.with(faction, ifEmpty(position.side(faction), faction, chronicle));
      }
    }
    return after;
  }

  private boolean waitsForReject(Position position, Faction faction) {
    return position.stage() instanceof Stage.Keeping
        && faction == position.mover()
        && shufflesRejectIn;
  }
}
