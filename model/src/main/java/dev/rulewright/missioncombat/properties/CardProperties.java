package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.reading.DeckAnswers.ReshuffleTrigger;
import java.util.Collections;
import java.util.List;

/// Chapters *Material*, *Draw a card* and *Play a card*: where the cards are.
record CardProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        rules.ofStep(
            "cards-are-conserved",
            "No card comes from nowhere or is lost: each faction's cards are on the board, in hand,"
                + " in the deck or on the discard pile, always as many of each.",
            "MATERIAL-1 PLAY-7 ATTACK-6 DRAW-2",
            (before, move, after) -> {
              for (Faction faction : rules.game().players()) {
                Pile<Card> kinds = before.side(faction).hand();
                for (int kind = 0; kind < kinds.kinds(); kind++) {
                  Card card = kinds.kind(kind);
                  if (copies(card, before) != copies(card, after)) {
                    return "'%s' changes the number of %s".formatted(move, card);
                  }
                }
              }
              return null;
            }),
        rules.ofStep(
            "hand-grows-by-one",
            "A hand never grows by more than one card at once, not even with the HQ.",
            "DRAW-1 HQ-2",
            (before, move, after) ->
                grownBy(before, after, before.mover()) <= 1
                    ? null
                    : "the hand of the %s grows by more than a card with '%s'"
                        .formatted(before.mover(), move)),
        rules.ofStep(
            "hand-changes-only-in-own-turn",
            "The hand of the player who is not on the move stays as it is.",
            "DRAW-1 PLAY-2 PLAY-6",
            (before, move, after) -> {
              Faction waiting = before.mover().opponent();
              return before.waiting().hand().equals(after.side(waiting).hand())
                  ? null
                  : "'%s' changes the hand of the %s".formatted(move, waiting);
            }),
        rules.ofPosition(
            "no-empty-deck-beside-discards",
            "Whenever an action can be chosen a deck is empty only if the discard pile is empty"
                + " too.",
            "DRAW-2",
            position -> {
              if (!(position.stage() instanceof Stage.Acting)) {
                return null;
              }
              for (Faction faction : rules.game().players()) {
                Side side = position.side(faction);
                if (side.deck().isEmpty() && !side.discard().isEmpty()) {
                  return "the deck of the %s is empty and their discard pile is not"
                      .formatted(faction);
                }
              }
              return null;
            },
            Breach.of(
                "a card is discarded after the deck ran out beside an empty discard pile",
                ReshuffleTrigger.LAZY),
            Breach.of(
                "a card is discarded after the deck ran out beside an empty discard pile",
                ReshuffleTrigger.ONE_TIME_EVENT)));
  }

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

  private static int grownBy(Position before, Position after, Faction faction) {
    return after.side(faction).hand().size() - before.side(faction).hand().size();
  }
}
