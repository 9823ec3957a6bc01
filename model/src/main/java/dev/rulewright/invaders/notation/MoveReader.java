package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Target;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.Comparator;
import java.util.List;

/// Reads moves.
record MoveReader(Names names) {

  private static final List<String> VERBS =
      List.of(
          "play",
          "pay",
          "drain-first",
          "use",
          "move-hero",
          "end-main",
          "destroy",
          "sacrifice",
          "place-hero",
          "drawn",
          "drained",
          "discarded",
          "hero");

  /// In the order of zones, sides and cards, the hero last.
  private static final Comparator<Target> IN_ORDER =
      Comparator.comparingInt(target ->
          switch (target) {
            case Target.TheHero _ -> Integer.MAX_VALUE;
            case Target.InZone(var card, var zone) ->
                (zone.index() << 16) + (card.owner().seat() << 8) + card.index();
          });

  Move read(Word text) {
    var words = new Cursor(text);
    Word verb = words.next("a move: " + String.join(", ", VERBS));
    Word rest = text.from(verb.text().length());
    return switch (verb.text()) {
      case "pay" -> new Move.Pay(cards(rest));
      case "destroy" -> destroy(rest);
      default -> {
        Move move = move(verb, words);
        words.finish("the move");
        yield move;
      }
    };
  }

  private Move move(Word verb, Cursor words) {
    return switch (verb.text()) {
      case "play" -> names.play(words);
      case "drain-first" -> new Move.DrainFirst();
      case "use" -> new Move.Use(card(words), names.zone(words));
      case "move-hero" -> new Move.MoveHero(names.zone(words));
      case "end-main" -> new Move.EndMain();
      case "sacrifice" -> new Move.Sacrifice(target(words));
      case "place-hero" -> new Move.PlaceHero(names.zone(words));
      case "drawn" -> new Move.Drawn(card(words));
      case "drained" -> new Move.Drained(card(words));
      case "discarded" -> new Move.Discarded(card(words));
      case "hero" -> new Move.Hero(names.hero(words.next("a hero")));
      default -> throw verb.unknown(VERBS, "a move");
    };
  }

  private Card card(Cursor words) {
    return names.card(words.next("a card"));
  }

  private Target target(Cursor words) {
    Word name = words.next("a card in play, or hero");
    return name.is(Names.HERO)
        ? Target.HERO
        : new Target.InZone(names.card(name), names.zone(words));
  }

  /// The cards of whoever owns the first of them.
  private Pile<Card> cards(Word list) {
    if (list.isNone()) {
      throw list.at().expected("cards, such as militia x2");
    }
    boolean invader =
        names.card(new Cursor(list.pieces(',').getFirst()).next("a card")).owner() == Seat.INVADER;
    return names.cards(list, invader ? Seat.INVADER : Seat.MANKIND);
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
