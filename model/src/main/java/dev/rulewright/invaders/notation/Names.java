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
final class Names {

  static final String HERO = "hero";

  static final Form<Seat> SEAT = Form.choice(List.of(Seat.values()), "a player");

  final Material material;
  final Form<Card> card;
  final Form<HeroCard> hero;
  final Form<Zone> zone;

  Names(Material material) {
    this.material = material;
    card = Form.choice(material.cards().toList(), "a card");
    hero = Form.choice(material.heroes(), "a hero");
    zone = Form.choice(material.zones(), "a zone");
  }

  /// A number of cards of one owner, such as `militia x2, orbital-strike`.
  Form<Pile<Card>> cards(Seat owner) {
    return Form.cards(Pile.empty(material.cards(owner)), word -> card(word, owner));
  }

  private Card card(Word word, Seat owner) {
    Card found = card.read(word);
    if (found.owner() != owner) {
      throw word.because("this is no card of %s", owner);
    }
    return found;
  }

  /// A card, its zone if it has one, and what is sacrificed for it.
  Move.Play play(Cursor words) {
    Card played = card.next(words);
    @Nullable Zone where = words.hasNext() ? zone.next(words) : null;
    if (where == null || !words.hasNext()) {
      return new Move.Play(played, where, null);
    }
    words.skip("sacrificing");
    Word other = words.next("a card, or hero");
    return new Move.Play(
        played, where, other.is(HERO) ? Target.HERO : new Target.InZone(card.read(other), where));
  }
}
