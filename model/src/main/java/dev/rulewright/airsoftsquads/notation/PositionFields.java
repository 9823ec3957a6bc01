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
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.notation.Said;
import dev.rulewright.kernel.notation.Written;
import dev.rulewright.kernel.text.Word;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/// The fields of a position, see [AirsoftNotation].
final class PositionFields {

  private static final String SAVEZONE = "savezone";
  private static final int USUAL_TURN = 3;
  private static final int MOST_TURNS = 9_999;
  private static final Form<Integer> MOVES = Form.number(0, 99, "the number of Moves made");

  private static final Entry<Position, Integer> TURN =
      Entry.of(
          "turn", Form.number(0, MOST_TURNS, "the number of the TURN"), Position::turn, USUAL_TURN);

  private final Names names;
  private final Material material;
  private final Form<Operator> operator;
  private final Form<List<Operator>> operators;
  private final Form<Pile<Card>> cards;
  private final Form<Pile<Card>> items;
  private final Form<Stage> stages;

  PositionFields(Names names) {
    this.names = names;
    material = names.material;
    operator = Form.phrase("an operator", names::write, names::operator);
    operators = Form.list("operators", names::write, names::savezone);
    cards = Form.cards(material.nothing(), word -> names.card(word, false));
    items = Form.cards(material.nothing(), word -> names.card(word, true));
    stages = stage(Said.nothing()).form(StageText::write);
  }

  /// Every field, in the order in which they are written.
  List<Entry<Position, ?>> all() {
    return Said.entries(this::position);
  }

  private Position position(Said<Position> said) {
    return board(said)
        .with(
            said.of(
                Entry.of("stage", stages, Position::stage, usually(Seat.RED))
                    .usually(others -> usually(Position.mover(others.of(TURN))))
                    .read((others, word) -> stage(others).read(word))));
  }

  private Phrases<Stage> stage(Said<Position> others) {
    return new StageText(names, board(others)).phrases();
  }

  /// What lies on the table, whatever is waited for.
  private Position board(Said<Position> said) {
    return new Position(
        said.of(TURN),
        usually(Seat.RED),
        side(said.part("red-", Position::red)),
        side(said.part("blue-", Position::blue)));
  }

  private static Stage usually(Seat mover) {
    return new Stage.Alternating(mover);
  }

  private Side side(Said.Part<Position, Side> said) {
    return new Side(
        IntStream.rangeClosed(1, material.numbers().fieldPositions())
            .mapToObj(at -> said.of("" + at, operator, side -> side.at(at), Operator.NOBODY))
            .toList(),
        said.of(SAVEZONE, operators, Side::savezone, List.of()),
        said.of("hand", cards, Side::hand, material.nothing()),
        said.of("deck", cards, Side::deck, material.nothing()),
        said.of("discards", cards, Side::discards, material.nothing()),
        said.of("items", items, Side::items, material.nothing()),
        said.of("item-discards", items, Side::itemDiscards, material.nothing()),
        said.of("strategies", cards, Side::strategies, material.nothing()),
        said.of("moves", MOVES, Side::moves, 0));
  }

  /// The position that was written, without what goes on by itself.
  Position checked(Written<Position> written) {
    Position position = position(written);
    for (Seat player : Seat.values()) {
      check(position.side(player), written.word(player + "-" + SAVEZONE).orElse(written.start()));
    }
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
