package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Target;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What names stand for.
record Names(Material material) {

  static final Form<Seat> SEAT = Form.choice(List.of(Seat.values()), "a player");

  static final String HERO = "hero";
  private static final String SACRIFICING = "sacrificing";

  Card card(Word word) {
    return word.among(material.cards().toList(), "a card");
  }

  HeroCard hero(Word word) {
    return word.among(material.heroes(), "a hero");
  }

  Zone zone(Word word) {
    return word.among(material.zones(), "a zone");
  }

  Zone zone(Cursor words) {
    return zone(words.next("a zone"));
  }

  /// A number of cards of one owner, such as `militia x2, orbital-strike`.
  Form<Pile<Card>> cards(Seat owner) {
    return Form.cards(Pile.empty(material.cards(owner)), word -> card(word, owner));
  }

  private Card card(Word word, Seat owner) {
    Card card = card(word);
    if (card.owner() != owner) {
      throw word.because("this is no card of %s", owner);
    }
    return card;
  }

  /// A card, its zone if it has one, and what is sacrificed for it.
  Move.Play play(Cursor words) {
    Card card = card(words.next("a card"));
    @Nullable Zone zone = words.hasNext() ? zone(words) : null;
    if (zone == null || !words.hasNext()) {
      return new Move.Play(card, zone, null);
    }
    words.skip(SACRIFICING);
    Word sacrificed = words.next("a card, or hero");
    return new Move.Play(
        card, zone, sacrificed.is(HERO) ? Target.HERO : new Target.InZone(card(sacrificed), zone));
  }
}
