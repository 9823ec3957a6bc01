package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Said;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Explored;
import dev.rulewright.starquest.Ledger;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Round;
import dev.rulewright.starquest.Score;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.Stock;
import dev.rulewright.starquest.board.Board;
import dev.rulewright.starquest.board.Door;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Card.Effect;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Hands;
import dev.rulewright.starquest.material.Material;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The fields of a position, see [StarQuestNotation].
final class PositionFields {

  private static final int MOST_POINTS = 999_999_999;
  private static final Form<Integer> POINTS =
      Form.phrase("points", String::valueOf, PositionFields::points);
  private static final Form<Integer> PLAYED = Form.number(0, 6, "the tokens played");
  private static final Form<Effect> EFFECT = Form.choice(List.of(Effect.values()), "an effect");
  private static final int BITS_OF_A_BOARD = 4;

  private final Names names;
  private final Material material;
  private final Board board;

  final Entry<Position, Stage> stage;
  final Entry<Position, Optional<ActivityText.Found>> active;
  private final List<Entry<Position, List<PieceText.Found>>> squares;

  PositionFields(Names names) {
    this.names = names;
    material = names.material;
    board = material.board();
    stage = Entry.of("stage", new StageText(names).form(), Position::stage, Stage.ACTING);
    active = active();
    squares =
        IntStream.range(0, board.size()).filter(board::exists).mapToObj(this::square).toList();
  }

  /// Every field, in the order in which they are written.
  List<Entry<Position, ?>> all() {
    return Said.entries(said -> {
      said.of(stage);
      ledger(said);
      squares.forEach(said::of);
      said.of(active);
    });
  }

  // ---- On the board ----

  /// The pieces on a square: one, or two while the active piece, which is the second, is crossing.
  /// Of a piece only that is compared which is said of it: one without `#done` or `#fresh` may be
  /// either.
  private Entry<Position, List<PieceText.Found>> square(int square) {
    var text = new PieceText(names);
    Form<List<PieceText.Found>> form =
        Form.list(
            "pieces",
            pieces ->
                pieces.stream()
                    .map(found -> text.write(found.piece()))
                    .collect(Collectors.joining(", ")),
            list -> list.pieces(',').stream().map(word -> text.read(word, square)).toList());
    Function<Position, List<PieceText.Found>> on = position -> on(position, square);
    return Entry.of(names.squares(square), form, on, List.<PieceText.Found>of())
        .agreeing((expected, actual) ->
            expected.size() == actual.size()
                && IntStream.range(0, actual.size())
                    .allMatch(i -> expected.get(i).fits(actual.get(i).piece())));
  }

  private static List<PieceText.Found> on(Position position, int square) {
    int standing = position.at(square);
    boolean acting = position.hasActive() && Piece.square(position.active()) == square;
    if (standing == Piece.NONE && !acting) {
      return List.of();
    }
    return IntStream.of(standing, acting ? position.active() : Piece.NONE)
        .filter(piece -> piece != Piece.NONE)
        .mapToObj(piece -> new PieceText.Found(Names.NOWHERE, piece, true))
        .toList();
  }

  /// The active piece; who expects only its square takes it whatever it has done.
  private Entry<Position, Optional<ActivityText.Found>> active() {
    var text = new ActivityText(names);
    Form<Optional<ActivityText.Found>> form =
        Form.phrase(
            "the active figure",
            found -> found.map(text::write).orElse(Form.NONE),
            word -> word.isNone() ? Optional.empty() : Optional.of(text.read(word)));
    Function<Position, Optional<ActivityText.Found>> of = ActivityText::of;
    return Entry.of("active", form, of, Optional.<ActivityText.Found>empty())
        .agreeing((expected, actual) ->
            form.write(expected).equals(form.write(actual))
                || expected
                    .filter(ActivityText.Found::isSquareOnly)
                    .flatMap(one -> actual.filter(other -> one.square() == other.square()))
                    .isPresent());
  }

  /// The pieces that were written, in the order in which they stand in the text.
  List<PieceText.Found> pieces(Said<Position> said) {
    return squares.stream()
        .flatMap(square -> said.of(square).stream())
        .sorted(PieceText.Found.AS_WRITTEN)
        .toList();
  }

  // ---- Beside the board ----

  /// What fields say about what lies beside the board. If they say nothing, all boards are scanned,
  /// all doors closed, no blips or tokens are left, and the deck is that of the mission.
  Ledger ledger(Said<Position> said) {
    Said.Part<Position, Ledger> its = said.part("", Position::ledger);
    Seat mover =
        said.of(its.field("to-move", names.seat, l -> l.round().mover(), Seat.TEAM_1).always());
    Explored explored = explored(its);
    Form<Long> aliens = names.counts(material.aliens(), names.alien);
    Form<Long> deck = names.counts(material.events(), names.event);
    long blips = its.of("blips", aliens, l -> l.stock().blips(), 0L);
    long tokens = its.of("tokens", aliens, l -> l.stock().tokens(), 0L);
    long faceUp = its.of("face-up", aliens, l -> l.stock().faceUp(), 0L);
    long events = its.of("events", deck, l -> l.stock().events(), material.mission().events());
    Score score = score(its);
    int played = its.of("played", PLAYED, l -> l.round().played(), 0);
    boolean forced = its.of("forced", Form.yesOrNo(), l -> l.round().forced(), false);
    boolean last = its.of("last-round", Form.yesOrNo(), l -> l.round().last(), false);
    var stock = new Stock(blips, tokens, faceUp, events, hands(its));
    Effect order = its.of("order", EFFECT, l -> l.round().order(), Effect.NONE);
    boolean begun = its.of("begun", Form.yesOrNo(), l -> l.round().begun(), false);
    return new Ledger(new Round(mover, last, played, forced, order, begun), explored, stock, score);
  }

  private Explored explored(Said.Part<Position, Ledger> said) {
    Form<Long> doors = bits("doors", board.doors(), names.door::read, Door::bit);
    List<Integer> all = IntStream.rangeClosed(1, board.boards()).boxed().toList();
    Form<Long> boards = bits("boards", all, this::board, each -> 1L << each);
    Form<Long> inOrder = Form.phrase("boards", PositionFields::waiting, this::waiting);
    long open = said.of("open", doors, l -> board.allDoors() & ~l.explored().closedDoors(), 0L);
    return new Explored(
        board.allDoors() & ~open,
        said.of("scanned", boards, l -> (long) l.explored().scanned(), allBoards()).intValue(),
        said.of("waiting", inOrder, l -> l.explored().waiting(), 0L));
  }

  private long allBoards() {
    return (2L << board.boards()) - 2;
  }

  /// Some of several things, one bit each.
  private static <T> Form<Long> bits(
      String what, List<T> things, Function<Word, T> reading, ToLongFunction<T> bit) {
    return Form.phrase(
        what,
        bits ->
            Names.joined(
                things.stream()
                    .filter(thing -> (bits & bit.applyAsLong(thing)) != 0)
                    .map(Object::toString)
                    .toList()),
        list ->
            Names.list(list).stream()
                .mapToLong(word -> bit.applyAsLong(reading.apply(word)))
                .reduce(0, (one, other) -> one | other));
  }

  private int board(Word word) {
    return word.number(1, board.boards(), "a board");
  }

  private static String waiting(long boards) {
    var waiting = new ArrayList<String>();
    for (long left = boards; left != 0; left >>>= BITS_OF_A_BOARD) {
      waiting.add(Integer.toString((int) left & 0xF));
    }
    return Names.joined(waiting);
  }

  private long waiting(Word list) {
    return Names.list(list).reversed().stream()
        .mapToLong(this::board)
        .reduce(0, (rest, each) -> rest << BITS_OF_A_BOARD | each);
  }

  private static int points(Word word) {
    boolean negative = word.text().startsWith("-");
    int points = (negative ? word.from(1) : word).number(0, MOST_POINTS, "the points");
    return negative ? -points : points;
  }

  private Score score(Said.Part<Position, Ledger> said) {
    Form<Long> takers = bits("teams", teams(), names.seat::read, team -> 1L << team.ordinal());
    var points = Score.NONE;
    for (Seat seat : names.seats) {
      points = points.plus(seat, said.of(seat + "-points", POINTS, l -> l.score().of(seat), 0));
    }
    return new Score(
        points.alien(),
        points.first(),
        points.second(),
        points.third(),
        said.of("primary", takers, l -> (long) l.score().primary(), 0L).intValue(),
        said.of("secondary-read", Form.yesOrNo(), l -> l.score().read(), false),
        said.of("secondary", takers, l -> (long) l.score().secondary(), 0L).intValue());
  }

  private List<Seat> teams() {
    return names.seats.subList(1, names.seats.size());
  }

  private long hands(Said.Part<Position, Ledger> said) {
    long hands = Hands.NONE;
    Form<Long> cards = names.counts(material.cards(), names.card);
    for (Seat team : teams()) {
      long held = said.of(team + "-cards", cards, l -> held(l.stock().hands(), team), 0L);
      for (Card card : material.cards()) {
        hands = Hands.plus(hands, team.ordinal(), card, Counts.of(held, card.index()));
      }
    }
    return hands;
  }

  private long held(long hands, Seat team) {
    long held = 0;
    for (Card card : material.cards()) {
      held = Counts.plus(held, card.index(), Hands.of(hands, team.ordinal(), card));
    }
    return held;
  }
}
