package dev.rulewright.airsoftsquads.notation;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.Material;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.text.Fields;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/// The text form of positions and moves of *Airsoft Squads*.
///
/// | key | value | default |
/// |---|---|---|
/// | `turn` | the number of the TURN; red has the odd ones | 3 |
/// | `stage` | what is waited for, see [StageText]; what would go on by itself does so | `combat`, an ACTION of the player whose TURN it is |
/// | `red-1`, `red-2`, … | who is on the position: `scout+cover#2*3 exhausted moves-1 bonus`, with the card attached, HITCOUNTER and OBJECTIVECOUNTER; the state is `exhausted`, `hit`, `out` or not written | `none` |
/// | `red-savezone` | `sniper+vest hit, support` | `none` |
/// | `red-hand`, `red-deck`, `red-discards` | cards: `cover x2, full-auto` | `none` |
/// | `red-items`, `red-item-discards`, `red-strategies` | ITEMDECK, ITEMDISCARDZONE, STRATEGY cards in play | `none` |
/// | `red-moves` | Moves made this TURN | 0 |
///
/// and the same for blue. To compare, there are also `winner` (`red`, `blue`, `draw`, `none`),
/// `ended-by` and `moves`, the number of moves or outcomes in the list.
///
/// Moves are written as [Move] says. In `bonus attack 1 2` the first number may be left out.
public final class AirsoftNotation implements Notation<Position, Move> {

  private static final int USUAL_TURN = 3;
  private static final int MOST_TURNS = 9_999;
  private static final String WINNER = "winner";
  private static final String ENDED_BY = "ended-by";
  private static final String MOVES = "moves";

  /// A field of the text form.
  private record Key(
      String name, Function<Position, String> write, BiFunction<Position, Word, Position> read) {}

  private final Names names;
  private final UnaryOperator<Position> settled;
  private final ToLongFunction<Position> moves;
  private final Position empty;
  private final List<Key> keys = new ArrayList<>();

  /// The text form for some material.
  ///
  /// @param settled what a position becomes by itself
  /// @param moves how many moves there are in a position
  public AirsoftNotation(
      Material material, UnaryOperator<Position> settled, ToLongFunction<Position> moves) {
    names = new Names(material);
    this.settled = settled;
    this.moves = moves;
    int positions = material.numbers().fieldPositions();
    Side side = Side.before(positions, material.nothing(), material.nothing());
    empty = new Position(USUAL_TURN, new Stage.Alternating(Seat.RED), side, side);
    keys.add(
        new Key(
            "turn",
            position -> Integer.toString(position.turn()),
            (position, word) -> {
              int turn = word.number(0, MOST_TURNS, "the number of the TURN");
              return new Position(turn, position.stage(), position.red(), position.blue());
            }));
    for (Seat player : Seat.values()) {
      addKeys(player, positions);
    }
    keys.add(
        new Key(
            "stage",
            position -> StageText.write(position.stage()),
            (position, word) -> position.with(new StageText(names, position).read(word))));
  }

  private void addKeys(Seat player, int positions) {
    for (int number = 1; number <= positions; number++) {
      int at = number;
      addKey(
          player,
          Integer.toString(at),
          side -> names.write(side.at(at)),
          (side, word) -> side.with(at, names.operator(word)));
    }
    addKey(
        player,
        "savezone",
        side -> names.write(side.savezone()),
        (side, word) -> side.with(side.field(), names.savezone(word)));
    addPile(player, "hand", Side::hand, (s, pile) -> s.with(pile, s.deck(), s.discards()));
    addPile(player, "deck", Side::deck, (s, pile) -> s.with(s.hand(), pile, s.discards()));
    addPile(player, "discards", Side::discards, (s, pile) -> s.with(s.hand(), s.deck(), pile));
    addPile(player, "items", Side::items, (s, pile) -> s.withItems(pile, s.itemDiscards()));
    addPile(player, "item-discards", Side::itemDiscards, (s, p) -> s.withItems(s.items(), p));
    addPile(player, "strategies", Side::strategies, Side::withStrategies);
    addKey(
        player,
        "moves",
        side -> Integer.toString(side.moves()),
        (side, word) -> side.withMoves(word.number(0, 99, "the number of Moves made")));
  }

  private void addPile(
      Seat player,
      String name,
      Function<Side, Pile<Card>> pile,
      BiFunction<Side, Pile<Card>, Side> with) {
    boolean items = name.startsWith("item");
    addKey(
        player,
        name,
        side -> pile.apply(side).isEmpty() ? Names.NONE : pile.apply(side).toString(),
        (side, word) -> with.apply(side, names.pile(word, items)));
  }

  private void addKey(
      Seat player, String name, Function<Side, String> write, BiFunction<Side, Word, Side> read) {
    keys.add(
        new Key(
            player + "-" + name,
            position -> write.apply(position.side(player)),
            (position, word) -> position.with(player, read.apply(position.side(player), word))));
  }

  // ---- Positions ----

  @Override
  public List<Field> fields(Position position) {
    var fields = new ArrayList<Field>();
    String usual = StageText.write(new Stage.Alternating(position.mover()));
    for (Key key : keys) {
      String value = key.write.apply(position);
      String otherwise = key.name.equals("stage") ? usual : key.write.apply(empty);
      if (!value.equals(otherwise)) {
        fields.add(Field.of(key.name, value));
      }
    }
    return fields;
  }

  @Override
  public Position position(List<Field> fields, Place place) {
    List<String> known = keys.stream().map(Key::name).toList();
    var written = Fields.of(fields, place, word -> word.among(known, "a field"));
    Position position = empty;
    for (Key key : keys) {
      Optional<Word> value = written.value(key.name);
      if (value.isPresent()) {
        position = key.read.apply(position, value.get());
      } else if (key.name.equals("stage")) {
        position = position.with(new Stage.Alternating(position.mover()));
      }
    }
    for (Seat player : Seat.values()) {
      check(position.side(player), written.value(player + "-savezone").orElse(written.start()));
    }
    return settled.apply(position);
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
    int places = names.material().numbers().savezonePlaces();
    if (side.savezone().size() > places) {
      throw savezone.found().expected("at most %d operators".formatted(places));
    }
  }

  @Override
  public Optional<String> disagreement(Position position, Field expected) {
    Word value = Word.value(expected);
    return switch (expected.key()) {
      case WINNER -> unless(value, winner(position));
      case ENDED_BY ->
          unless(
              value,
              position.stage() instanceof Stage.Over(Result result) ? result.reason() : Names.NONE);
      case MOVES ->
          unless(
              Integer.toString(value.number(0, Integer.MAX_VALUE, "the number of moves")),
              Long.toString(moves.applyAsLong(position)));
      default -> disagreement(position, Word.key(expected), value);
    };
  }

  private Optional<String> disagreement(Position position, Word name, Word value) {
    Map<String, Key> known = new TreeMap<>();
    keys.forEach(key -> known.put(key.name, key));
    Key key = known.get(name.among(withDerived(known.keySet()), "a field"));
    if (key == null) {
      throw new IllegalStateException("no key " + name);
    }
    String normal = key.write.apply(key.read.apply(position, value));
    return unless(normal, key.write.apply(position));
  }

  private static List<String> withDerived(Iterable<String> names) {
    var all = new ArrayList<>(List.of(WINNER, ENDED_BY, MOVES));
    names.forEach(all::add);
    return all;
  }

  private static Optional<String> unless(Word expected, String actual) {
    return unless(expected.text(), actual);
  }

  private static Optional<String> unless(String expected, String actual) {
    return expected.equals(actual) ? Optional.empty() : Optional.of(actual);
  }

  private static String winner(Position position) {
    if (!(position.stage() instanceof Stage.Over(Result result))) {
      return Names.NONE;
    }
    return result.isDraw() ? StageText.DRAW : result.winners().getFirst().id();
  }

  // ---- Moves ----

  @Override
  public String writeMove(Move move) {
    return move.toString();
  }

  @Override
  public Move readMove(Position position, String text, Place place) {
    return new MoveReader(names, position).read(new Word(text, place));
  }

  @Override
  public String picture(Position position) {
    return new TablePicture(names).draw(position);
  }
}
