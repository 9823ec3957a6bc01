package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Target;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.cards.CardKind;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What names stand for.
record Names(Material material) {

  static final String HERO = "hero";
  private static final String SACRIFICING = "sacrificing";
  private static final int MOST = 99;

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

  Seat seat(Word word) {
    return word.among(List.of(Seat.values()), "a player");
  }

  /// A number of cards of one owner, such as `militia x2, orbital-strike`.
  Pile<Card> cards(Word list, Seat owner) {
    return pile(list, Pile.empty(material.cards(owner)), word -> card(word, owner));
  }

  private Card card(Word word, Seat owner) {
    Card card = card(word);
    if (card.owner() != owner) {
      throw word.because("this is no card of %s", owner);
    }
    return card;
  }

  Pile<HeroCard> heroes(Word list) {
    return pile(list, Pile.empty(material.heroes()), this::hero);
  }

  private static <C extends CardKind> Pile<C> pile(
      Word list, Pile<C> none, Function<Word, C> name) {
    Pile<C> pile = none;
    for (Copies copies : Copies.list(list)) {
      C card = name.apply(copies.thing());
      for (int i = 0; i < copies.count(); i++) {
        pile = plus(pile, card, copies.thing());
      }
    }
    return pile;
  }

  /// A pile with one more card.
  static <C extends CardKind> Pile<C> plus(Pile<C> pile, C card, Word word) {
    if (pile.count(card) == MOST) {
      throw word.because("there are more than %d of these", MOST);
    }
    return pile.plus(card);
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
