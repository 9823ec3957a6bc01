package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Target;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.Comparator;
import java.util.List;

/// Reads moves.
record MoveReader(Names names) {

  /// In the order of zones, sides and cards, the hero last.
  private static final Comparator<Target> IN_ORDER =
      Comparator.comparingInt(target ->
          switch (target) {
            case Target.TheHero _ -> Integer.MAX_VALUE;
            case Target.InZone(var card, var zone) ->
                (zone.index() << 16) + (card.owner().seat() << 8) + card.index();
          });

  Move read(Word text) {
    Form<Card> card = names.card;
    Form<Zone> zone = names.zone;
    return new Phrases<Move>("a move", "the move")
        .with("play", names::play)
        .with("pay", words -> new Move.Pay(cards(words.rest())))
        .with("drain-first", _ -> new Move.DrainFirst())
        .with("use", words -> new Move.Use(card.next(words), zone.next(words)))
        .with("move-hero", words -> new Move.MoveHero(zone.next(words)))
        .with("end-main", _ -> new Move.EndMain())
        .with("destroy", words -> destroy(words.rest()))
        .with("sacrifice", words -> new Move.Sacrifice(target(words)))
        .with("place-hero", words -> new Move.PlaceHero(zone.next(words)))
        .with("drawn", words -> new Move.Drawn(card.next(words)))
        .with("drained", words -> new Move.Drained(card.next(words)))
        .with("discarded", words -> new Move.Discarded(card.next(words)))
        .with("hero", words -> new Move.Hero(names.hero.next(words)))
        .read(text);
  }

  private Target target(Cursor words) {
    Word name = words.next("a card in play, or hero");
    return name.is(Names.HERO)
        ? Target.HERO
        : new Target.InZone(names.card.read(name), names.zone.next(words));
  }

  /// The cards of whoever owns the first of them.
  private Pile<Card> cards(Word list) {
    if (list.isNone()) {
      throw list.at().expected("cards, such as militia x2");
    }
    boolean invader =
        names.card.next(new Cursor(list.pieces(',').getFirst())).owner() == Seat.INVADER;
    return names.cards(invader ? Seat.INVADER : Seat.MANKIND).read(list);
  }

  private Move destroy(Word list) {
    if (list.is("none")) {
      return new Move.Destroy(List.of());
    }
    return new Move.Destroy(
        list.pieces(',').stream()
            .map(piece -> {
              var words = new Cursor(piece);
              Target target = target(words);
              words.finish("this piece of the list");
              return target;
            })
            .sorted(IN_ORDER)
            .toList());
  }
}
