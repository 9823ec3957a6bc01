package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/// Chapters *Material*, *Draw a card* and *Play a card*: where the cards are.
record CardChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    var ofEachPlayer = checks.each(rules.game().players());
    ofEachPlayer.steps("cards-are-conserved", CardChecks::changesNumber);
    checks.steps("hand-grows-by-one", CardChecks::growsMore);
    checks.steps("hand-changes-only-in-own-turn", CardChecks::changesWaitingHand);
    ofEachPlayer.positions(
        "no-empty-deck-beside-discards",
        (position, player) ->
            !(position.stage() instanceof Stage.Acting)
                || !position.side(player).deck().isEmpty()
                || position.side(player).discard().isEmpty(),
        "the deck of the %s is empty and their discard pile is not");
  }

  private static @Nullable String changesNumber(
      Position before, Move move, Position after, Faction player) {
    Pile<Card> kinds = before.side(player).hand();
    for (int kind = 0; kind < kinds.kinds(); kind++) {
      Card card = kinds.kind(kind);
      if (copies(card, before) != copies(card, after)) {
        return "'%s' changes the number of %s".formatted(move, card);
      }
    }
    return null;
  }

  /// How many of a card are on the board, in hand, in the deck and on the discard pile.
  private static int copies(Card card, Position position) {
    Side side = position.side(card.faction());
    int copies = side.hand().count(card) + side.deck().count(card) + side.discard().count(card);
    for (int i = 0; i < side.unitCount(); i++) {
      copies += side.unit(i).card().equals(card) ? 1 : 0;
    }
    return card.faction() == position.mover()
        ? copies + Collections.frequency(Stage.drawn(position.stage()), card)
        : copies;
  }

  private static @Nullable String growsMore(Position before, Move move, Position after) {
    Faction mover = before.mover();
    return after.side(mover).hand().size() - before.side(mover).hand().size() <= 1
        ? null
        : "the hand of the %s grows by more than a card with '%s'".formatted(mover, move);
  }

  private static @Nullable String changesWaitingHand(Position before, Move move, Position after) {
    Faction waiting = before.mover().opponent();
    return before.waiting().hand().equals(after.side(waiting).hand())
        ? null
        : "'%s' changes the hand of the %s".formatted(move, waiting);
  }
}
