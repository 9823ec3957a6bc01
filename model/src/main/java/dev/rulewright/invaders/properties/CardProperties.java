package dev.rulewright.invaders.properties;

import static dev.rulewright.invaders.InvadersClause.CARD_1;
import static dev.rulewright.invaders.InvadersClause.COST_1;
import static dev.rulewright.invaders.InvadersClause.COST_4;
import static dev.rulewright.invaders.InvadersClause.GENERAL_3;
import static dev.rulewright.invaders.InvadersClause.PLAY_1;
import static dev.rulewright.invaders.InvadersClause.PLAY_2;
import static dev.rulewright.invaders.InvadersClause.PLAY_3;
import static dev.rulewright.invaders.InvadersClause.USE_1;
import static dev.rulewright.invaders.InvadersClause.ZONE_1;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.invaders.reading.Reading.CostAnswers.DrainShort;
import dev.rulewright.invaders.reading.Reading.CostAnswers.Unpayable;
import dev.rulewright.invaders.reading.Reading.HeroAnswers.AllFull;
import dev.rulewright.invaders.reading.Reading.HeroAnswers.Where;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import java.util.List;
import java.util.stream.Stream;

/// Where cards go, and what they cost.
record CardProperties(Rules rules) {

  private static final String CHAPTER = "Cards and costs";

  static List<Property<Position, Move>> of(Rules rules) {
    var chapter = new CardProperties(rules);
    return List.of(
        chapter.noCardIsLost(),
        chapter.fourCardsAZone(),
        chapter.paidInFull(),
        chapter.costsArePaidBeforeEntering(),
        chapter.drainingIsNotDrawing(),
        chapter.usedOnce());
  }

  private Property<Position, Move> noCardIsLost() {
    return rules.ofStep(
        CHAPTER,
        "no-card-is-lost",
        "Every card of a player stays the player's own and in the game.",
        List.of(CARD_1),
        (before, move, after) ->
            after.stage() instanceof Stage.Over over
                    && over.result().reason().equals(Stage.Over.CANNOT_PAY)
                ? null
                : Stream.of(Seat.values())
                    .filter(seat -> !rules.all(before, seat).equals(rules.all(after, seat)))
                    .findFirst()
                    .map(seat -> "'%s' changes the cards of %s".formatted(move, seat))
                    .orElse(null));
  }

  private Property<Position, Move> fourCardsAZone() {
    return rules.ofPosition(
        CHAPTER,
        "four-cards-a-zone",
        "No player has more cards in a zone than there are slots, the hero counted.",
        List.of(ZONE_1, PLAY_1),
        position -> {
          for (Zone zone : rules.zones()) {
            for (Seat seat : Seat.values()) {
              int cards =
                  position.side(seat).in(zone).size()
                      + (seat == Seat.MANKIND && position.isHeroIn(zone) ? 1 : 0);
              if (cards > zone.slots()) {
                return "%s has %d cards in %s".formatted(seat, cards, zone);
              }
            }
          }
          return null;
        },
        Breach.of("a new hero is put into a full zone", Where.ANY_ZONE),
        Breach.of("a new hero is put into a full zone", AllFull.HERO_OVERFLOWS));
  }

  private Property<Position, Move> paidInFull() {
    return rules.ofStep(
        CHAPTER,
        "paid-in-full",
        "Who announces a card has all that it costs.",
        List.of(PLAY_2, COST_1, COST_4),
        (before, move, _) ->
            move instanceof Move.Play(var card, _, _)
                    && (before.acting().hand().size() <= card.discard()
                        || before.acting().deck().size() < card.drain())
                ? "'%s' with %d cards in hand and %d in the deck"
                    .formatted(move, before.acting().hand().size(), before.acting().deck().size())
                : null,
        Breach.of("a card is played with too few others", Unpayable.AS_MANY_AS_THERE_ARE),
        Breach.of("a card is played with too small a deck", DrainShort.DRAINS_WHAT_IS_THERE),
        Breach.of("a card is played with too small a deck", DrainShort.PLAYABLE_AND_LOSES));
  }

  private Property<Position, Move> costsArePaidBeforeEntering() {
    return rules.ofStep(
        CHAPTER,
        "nothing-enters-unpaid",
        "While a card is paid for, nothing lies in a zone that did not lie there before.",
        List.of(PLAY_3),
        (before, move, after) -> {
          boolean paying =
              after.stage() instanceof Stage.Paying
                  || after.stage() instanceof Stage.Discarding
                  || after.stage() instanceof Stage.Turning;
          return paying && inZones(after) != inZones(before)
              ? "'%s' changes what lies in the zones".formatted(move)
              : null;
        });
  }

  private int inZones(Position position) {
    int cards = 0;
    for (Zone zone : rules.zones()) {
      cards += position.invader().in(zone).size() + position.mankind().in(zone).size();
    }
    return cards;
  }

  private Property<Position, Move> drainingIsNotDrawing() {
    return rules.ofStep(
        CHAPTER,
        "draining-is-not-drawing",
        "A drained card goes from a deck to the discard pile, and to no hand.",
        List.of(GENERAL_3, COST_4),
        (before, move, after) -> {
          if (!(move instanceof Move.Drained(var card))) {
            return null;
          }
          Seat owner = card.owner();
          boolean open =
              after.side(owner).discard().count(card) > before.side(owner).discard().count(card);
          boolean hand = after.side(owner).hand().equals(before.side(owner).hand());
          return open && hand ? null : "%s is drained elsewhere".formatted(card);
        });
  }

  private Property<Position, Move> usedOnce() {
    return rules.ofPosition(
        CHAPTER,
        "used-once-a-turn",
        "No more cards are used than lie in a zone, and none in the other player's turn.",
        List.of(USE_1),
        position -> {
          for (Zone zone : rules.zones()) {
            for (Seat seat : Seat.values()) {
              var used = position.side(seat).usedIn(zone);
              if (!position.side(seat).in(zone).containsAll(used)
                  || (seat != position.mover() && !used.isEmpty())) {
                return "%s is used in %s".formatted(used, zone);
              }
            }
          }
          return null;
        });
  }
}
