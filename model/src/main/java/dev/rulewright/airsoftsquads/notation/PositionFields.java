package dev.rulewright.airsoftsquads.notation;

import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.Material;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Said;
import dev.rulewright.kernel.notation.Written;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;

/// The fields of a position, see [AirsoftNotation].
final class PositionFields {

  private static final int USUAL_TURN = 3;
  private static final int MOST_TURNS = 9_999;

  private final Material material;
  private final Names names;
  private final Entry<Position, Integer> turn =
      Entry.of(
          "turn", Form.number(0, MOST_TURNS, "the number of the TURN"), Position::turn, USUAL_TURN);
  private final Entry<Position, Stage> stage;
  private final Map<Seat, OfSide> sides = new EnumMap<>(Seat.class);

  /// What a player has.
  private record OfSide(
      List<Entry<Position, Operator>> field,
      Entry<Position, List<Operator>> savezone,
      Entry<Position, Pile<Card>> hand,
      Entry<Position, Pile<Card>> deck,
      Entry<Position, Pile<Card>> discards,
      Entry<Position, Pile<Card>> items,
      Entry<Position, Pile<Card>> itemDiscards,
      Entry<Position, Pile<Card>> strategies,
      Entry<Position, Integer> moves) {

    List<Entry<Position, ?>> all() {
      var all = new ArrayList<Entry<Position, ?>>(field);
      all.addAll(List.of(savezone, hand, deck, discards, items, itemDiscards, strategies, moves));
      return all;
    }

    Side side(Said<Position> said) {
      return new Side(
          field.stream().<Operator>map(said::of).toList(),
          said.of(savezone),
          said.of(hand),
          said.of(deck),
          said.of(discards),
          said.of(items),
          said.of(itemDiscards),
          said.of(strategies),
          said.of(moves));
    }
  }

  PositionFields(Names names) {
    this.names = names;
    material = names.material();
    Pile<Card> none = material.nothing();
    for (Seat player : Seat.values()) {
      sides.put(player, side(player));
    }
    Side side = Side.before(material.numbers().fieldPositions(), none, none);
    var empty = new Position(USUAL_TURN, usually(Seat.RED), side, side);
    stage =
        Entry.of(
                "stage",
                new StageText(names, empty).phrases().form(StageText::write),
                Position::stage,
                usually(Seat.RED))
            .usually(said -> usually(board(said).mover()))
            .read((said, word) -> new StageText(names, board(said)).phrases().read(word));
  }

  /// Every field, in the order in which they are written.
  List<Entry<Position, ?>> all() {
    var all = new ArrayList<Entry<Position, ?>>(List.of(turn));
    sides.values().forEach(side -> all.addAll(side.all()));
    all.add(stage);
    return all;
  }

  // ---- A player ----

  private OfSide side(Seat player) {
    return new OfSide(
        IntStream.rangeClosed(1, material.numbers().fieldPositions())
            .mapToObj(at -> operator(player, at))
            .toList(),
        of(
            player,
            "savezone",
            Form.list("operators", names::write, names::savezone),
            Side::savezone,
            List.of()),
        pile(player, "hand", false, Side::hand),
        pile(player, "deck", false, Side::deck),
        pile(player, "discards", false, Side::discards),
        pile(player, "items", true, Side::items),
        pile(player, "item-discards", true, Side::itemDiscards),
        pile(player, "strategies", false, Side::strategies),
        of(player, "moves", Form.number(0, 99, "the number of Moves made"), Side::moves, 0));
  }

  private Entry<Position, Operator> operator(Seat player, int at) {
    Form<Operator> form = Form.phrase("an operator", names::write, names::operator);
    return of(player, Integer.toString(at), form, side -> side.at(at), Operator.NOBODY);
  }

  private Entry<Position, Pile<Card>> pile(
      Seat player, String name, boolean items, Function<Side, Pile<Card>> pile) {
    Form<Pile<Card>> form = Form.cards(material.nothing(), word -> names.card(word, items));
    return of(player, name, form, pile, material.nothing());
  }

  private static <V> Entry<Position, V> of(
      Seat player, String name, Form<V> form, Function<Side, V> of, V usual) {
    return Entry.of(player + "-" + name, form, position -> of.apply(position.side(player)), usual);
  }

  // ---- Positions ----

  private static Stage usually(Seat mover) {
    return new Stage.Alternating(mover);
  }

  /// What lies on the table, whatever is waited for.
  private Position board(Said<Position> said) {
    int number = said.of(turn);
    return new Position(number, usually(Seat.RED), side(Seat.RED, said), side(Seat.BLUE, said));
  }

  private Side side(Seat player, Said<Position> said) {
    return Objects.requireNonNull(sides.get(player)).side(said);
  }

  /// The position that was written, without what goes on by itself.
  Position checked(Written<Position> written) {
    Position position = board(written).with(written.of(stage));
    sides.forEach((player, side) ->
        check(position.side(player), written.word(side.savezone).orElse(written.start())));
    return position;
  }

  /// Refuses an operator in two places, and a SAVEZONE with more than its places.
  private void check(Side side, Word savezone) {
    var seen = new HashSet<String>();
    for (List<Operator> operators : List.of(side.field(), side.savezone())) {
      for (Operator operator : operators) {
        if (operator.state() != State.FREE && !seen.add(operator.name())) {
          throw savezone.at().because("%s lies in two places", operator.name());
        }
      }
    }
    int places = material.numbers().savezonePlaces();
    if (side.savezone().size() > places) {
      throw savezone.expected("at most %d operators", places);
    }
  }
}
