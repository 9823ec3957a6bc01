package dev.rulewright.airsoftsquads.rules;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Draws;
import dev.rulewright.kernel.cards.Pile;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Moves that come up again and again, made once: what a position may list, in order, legal or not.
final class MoveTable extends Chapter {

  private static final int DECKS = 0;
  private static final int ITEMDECKS = 2;
  private static final int DICE = 4;
  private static final int FACES = 6;
  private static final Outcomes<Move> DIE =
      Outcomes.of(IntStream.rangeClosed(1, FACES).<Move>mapToObj(Move.Rolled::new).toList());

  /// A die that is thrown, by seat.
  static final List<Turn<Move>> THROWS =
      Stream.of(Seat.values())
          .<Turn<Move>>map(player -> new Turn.Chance<>(DICE + player.seat(), DIE))
          .toList();

  static final List<Move> DRAWS = List.of(Move.Word.DRAW_CARD, Move.Word.DRAW_ITEM);

  final List<Move> strategies =
      all(
          Stream.of(
              cards(card -> card.type() == Card.Type.STRATEGY).map(Move.Play::new),
              cards(card -> card.type() == Card.Type.EFFECT)
                  .flatMap(card -> at(position -> new Move.PlayOn(card, position))),
              Stream.of(Move.Word.DONE)));

  final List<Move> attachments =
      all(
          Stream.of(
              cards(card -> card.type() == Card.Type.ATTACK || card.type() == Card.Type.DEFENCE)
                  .map(Move.Play::new),
              Stream.of(Move.Word.PASS)));

  private final List<Move.Action> each =
      Stream.<Move.Action>concat(
              at(from -> from).flatMap(from -> at(to -> new Move.Attack(from, to))),
              at(Move.Advance::new))
          .toList();

  final List<Move> bonuses =
      all(Stream.of(each.stream().map(Move.Bonus::new), Stream.of(Move.Word.NO_BONUS)));

  final List<Move> actions =
      all(
          Stream.of(
              each.stream(),
              says("combat.no-legal-action=exhausts") ? at(Move.Exhaust::new) : Stream.of(),
              says("bonus.when=at-once") ? Stream.of() : bonuses.stream(),
              says("combat.pass=yes") ? Stream.of(Move.Word.PASS) : Stream.of()));

  final List<Move> equipments = all(Stream.of(at(Move.Equip::new)));

  final List<Move> drops =
      all(
          Stream.of(
              at(Move.DropItem::new),
              terms.material().operators().stream().map(Move.DropSavedItem::new),
              Stream.of(Move.Word.DONE)));

  private final List<Move> drawn = all(Stream.of(cards(_ -> true).map(Move.Drawn::new)));
  private final List<Move> itemsDrawn = all(Stream.of(cards(_ -> true).map(Move.Item::new)));

  MoveTable(Terms terms) {
    super(terms);
  }

  /// A card of a DECK is drawn.
  Turn<Move> drawing(Seat player, Pile<Card> deck) {
    return new Turn.Chance<>(
        DECKS + player.seat(), new Draws<>(deck, card -> drawn.get(card.index())));
  }

  /// An ITEM is drawn.
  Turn<Move> drawingItem(Seat player, Pile<Card> items) {
    return new Turn.Chance<>(
        ITEMDECKS + player.seat(), new Draws<>(items, card -> itemsDrawn.get(card.index())));
  }

  private Stream<Card> cards(Predicate<Card> which) {
    return terms.material().cards().stream().filter(which);
  }

  /// Something for each FIELDPOSITION.
  private <T> Stream<T> at(IntFunction<T> move) {
    return IntStream.rangeClosed(1, terms.numbers().fieldPositions()).mapToObj(move);
  }

  private static List<Move> all(Stream<? extends Stream<? extends Move>> moves) {
    return moves.<Move>flatMap(each -> each).toList();
  }
}
