package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Said;
import dev.rulewright.kernel.notation.Written;
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
  private static final int MOST_TOKENS = 6;
  private static final int BITS_OF_A_BOARD = 4;

  private final Names names;
  private final Material material;
  private final Board board;

  final Entry<Position, Stage> stage;
  final Entry<Position, Optional<ActivityText.Found>> active;
  private final List<Entry<Position, List<PieceText.Found>>> squares;

  private final Entry<Position, Seat> toMove;
  private final Entry<Position, Long> open;
  private final Entry<Position, Long> scanned;
  private final Entry<Position, Long> waiting;
  private final Entry<Position, Long> blips;
  private final Entry<Position, Long> tokens;
  private final Entry<Position, Long> faceUp;
  private final Entry<Position, Long> events;
  private final List<Entry<Position, Integer>> points;
  private final Entry<Position, Long> primary;
  private final Entry<Position, Boolean> secondaryRead;
  private final Entry<Position, Long> secondary;
  private final Entry<Position, Integer> played;
  private final Entry<Position, Boolean> forced;
  private final Entry<Position, Boolean> lastRound;
  private final List<Entry<Position, Long>> cards;
  private final Entry<Position, Effect> order;
  private final Entry<Position, Boolean> begun;

  PositionFields(Names names) {
    this.names = names;
    material = names.material();
    board = material.board();
    stage = Entry.of("stage", new StageText(names).form(), Position::stage, Stage.ACTING);
    active = active();
    squares =
        IntStream.range(0, board.size()).filter(board::exists).mapToObj(this::square).toList();
    Form<Long> doors = bits("doors", board.doors(), names::door, Door::bit);
    Form<Long> aliens = names.counts(material.aliens(), names::alien);
    List<Integer> boards = IntStream.rangeClosed(1, board.boards()).boxed().toList();
    Form<Long> boardsOf = bits("boards", boards, this::board, each -> 1L << each);
    List<Seat> seats = names.seats();
    List<Seat> teams = seats.subList(1, seats.size());
    Form<Long> takers = bits("teams", teams, names::seat, team -> 1L << team.ordinal());
    toMove =
        of("to-move", Form.choice(seats, "a player"), l -> l.round().mover(), Seat.TEAM_1).always();
    open = of("open", doors, l -> board.allDoors() & ~l.explored().closedDoors(), 0L);
    scanned = of("scanned", boardsOf, l -> (long) l.explored().scanned(), allBoards());
    waiting =
        of(
            "waiting",
            Form.phrase("boards", PositionFields::waiting, this::waiting),
            l -> l.explored().waiting(),
            0L);
    blips = of("blips", aliens, l -> l.stock().blips(), 0L);
    tokens = of("tokens", aliens, l -> l.stock().tokens(), 0L);
    faceUp = of("face-up", aliens, l -> l.stock().faceUp(), 0L);
    events =
        of(
            "events",
            names.counts(material.events(), names::event),
            l -> l.stock().events(),
            material.mission().events());
    points = seats.stream().map(this::points).toList();
    primary = of("primary", takers, l -> (long) l.score().primary(), 0L);
    secondaryRead = of("secondary-read", Form.yesOrNo(), l -> l.score().read(), false);
    secondary = of("secondary", takers, l -> (long) l.score().secondary(), 0L);
    played =
        of("played", Form.number(0, MOST_TOKENS, "the tokens played"), l -> l.round().played(), 0);
    forced = of("forced", Form.yesOrNo(), l -> l.round().forced(), false);
    lastRound = of("last-round", Form.yesOrNo(), l -> l.round().last(), false);
    cards = teams.stream().map(this::cards).toList();
    Form<Effect> effects = Form.choice(List.of(Effect.values()), "an effect");
    order = of("order", effects, l -> l.round().order(), Effect.NONE);
    begun = of("begun", Form.yesOrNo(), l -> l.round().begun(), false);
  }

  private static <V> Entry<Position, V> of(
      String key, Form<V> form, Function<Ledger, V> of, V usual) {
    return Entry.of(key, form, position -> of.apply(position.ledger()), usual);
  }

  /// Every field, in the order in which they are written.
  List<Entry<Position, ?>> all() {
    var all = new ArrayList<Entry<Position, ?>>();
    all.addAll(List.of(stage, toMove, open, scanned, waiting, blips, tokens, faceUp, events));
    all.addAll(points);
    all.addAll(List.of(primary, secondaryRead, secondary, played, forced, lastRound));
    all.addAll(cards);
    all.addAll(List.of(order, begun));
    all.addAll(squares);
    all.add(active);
    return all;
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
  Ledger ledger(Written<Position> said) {
    return new Ledger(
        new Round(
            said.of(toMove),
            said.of(lastRound),
            said.of(played),
            said.of(forced),
            said.of(order),
            said.of(begun)),
        new Explored(
            board.allDoors() & ~said.of(open), said.of(scanned).intValue(), said.of(waiting)),
        new Stock(said.of(blips), said.of(tokens), said.of(faceUp), said.of(events), hands(said)),
        score(said));
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

  private Entry<Position, Integer> points(Seat seat) {
    return of(
        seat + "-points",
        Form.phrase("points", String::valueOf, PositionFields::points),
        l -> l.score().of(seat),
        0);
  }

  private static int points(Word word) {
    boolean negative = word.text().startsWith("-");
    int points = (negative ? word.from(1) : word).number(0, MOST_POINTS, "the points");
    return negative ? -points : points;
  }

  private Score score(Said<Position> said) {
    var score =
        new Score(
            0,
            0,
            0,
            0,
            said.of(primary).intValue(),
            said.of(secondaryRead),
            said.of(secondary).intValue());
    for (Seat seat : names.seats()) {
      score = score.plus(seat, said.of(points.get(seat.ordinal())));
    }
    return score;
  }

  private Entry<Position, Long> cards(Seat team) {
    return of(
        team + "-cards",
        names.counts(material.cards(), names::card),
        l -> {
          long held = 0;
          for (Card card : material.cards()) {
            int copies = Hands.of(l.stock().hands(), team.ordinal(), card);
            held = Counts.plus(held, card.index(), copies);
          }
          return held;
        },
        0L);
  }

  private long hands(Said<Position> said) {
    long hands = Hands.NONE;
    for (int team = 1; team <= cards.size(); team++) {
      long held = said.of(cards.get(team - 1));
      for (Card card : material.cards()) {
        hands = Hands.plus(hands, team, card, Counts.of(held, card.index()));
      }
    }
    return hands;
  }
}
