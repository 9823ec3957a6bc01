package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Fields;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Explored;
import dev.rulewright.starquest.Ledger;
import dev.rulewright.starquest.Round;
import dev.rulewright.starquest.Score;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stock;
import dev.rulewright.starquest.board.Door;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Card.Effect;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Hands;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What lies beside the board, as fields.
record LedgerText(Names names) {

  private static final String NONE = "none";
  private static final String YES = "yes";
  private static final String NO = "no";
  private static final int MOST_POINTS = 9_999;
  private static final int BITS_OF_A_BOARD = 4;

  /// What lies there if nothing is said: all boards are scanned, all doors closed, no blips or
  /// tokens are left, and the deck is that of the mission.
  private Ledger usual() {
    return new Ledger(
        Round.of(Seat.TEAM_1, false),
        new Explored(names.material().board().allDoors(), allBoards(), 0),
        new Stock(0, 0, 0, names.material().mission().events(), Hands.NONE),
        Score.NONE);
  }

  private int allBoards() {
    return (2 << names.material().board().boards()) - 2;
  }

  // ---- Writing ----

  /// Every field, in order.
  List<Field> all(Ledger ledger) {
    var fields = new ArrayList<Field>();
    fields.add(Field.of(Keys.TO_MOVE, ledger.round().mover().id()));
    fields.add(Field.of(Keys.OPEN, open(ledger)));
    fields.add(Field.of(Keys.SCANNED, scanned(ledger)));
    fields.add(Field.of(Keys.WAITING, waiting(ledger)));
    fields.add(Field.of(Keys.BLIPS, aliens(ledger.stock().blips())));
    fields.add(Field.of(Keys.TOKENS, aliens(ledger.stock().tokens())));
    fields.add(Field.of(Keys.FACE_UP, aliens(ledger.stock().faceUp())));
    fields.add(
        Field.of(Keys.EVENTS, Names.write(ledger.stock().events(), names.material().events())));
    for (Seat seat : names.seats()) {
      fields.add(Field.of(Keys.points(seat), Integer.toString(ledger.score().of(seat))));
    }
    fields.add(Field.of(Keys.PRIMARY, taker(ledger.score().primary())));
    fields.add(Field.of(Keys.READ, ledger.score().read() ? YES : NO));
    fields.add(Field.of(Keys.SECONDARY, taker(ledger.score().secondary())));
    fields.add(Field.of(Keys.PLAYED, Integer.toString(ledger.round().played())));
    fields.add(Field.of(Keys.FORCED, ledger.round().forced() ? YES : NO));
    fields.add(Field.of(Keys.LAST_ROUND, ledger.round().last() ? YES : NO));
    for (Seat team : names.seats().subList(1, names.seats().size())) {
      fields.add(Field.of(Keys.cards(team), cards(ledger, team)));
    }
    fields.add(Field.of(Keys.ORDER, effect(ledger.round().order())));
    fields.add(Field.of(Keys.BEGUN, ledger.round().begun() ? YES : NO));
    return fields;
  }

  /// The fields that differ from what is usual, and who is on the move.
  List<Field> fields(Ledger ledger) {
    List<Field> usual = all(usual());
    List<Field> all = all(ledger);
    return IntStream.range(0, all.size())
        .filter(i -> i == 0 || !all.get(i).value().equals(usual.get(i).value()))
        .mapToObj(all::get)
        .toList();
  }

  private String aliens(long counts) {
    return Names.write(counts, names.material().aliens());
  }

  private String open(Ledger ledger) {
    return orNone(
        names.material().board().doors().stream()
            .filter(door -> (ledger.explored().closedDoors() & door.bit()) == 0)
            .map(Door::toString)
            .collect(Collectors.joining(", ")));
  }

  private String scanned(Ledger ledger) {
    return orNone(
        IntStream.rangeClosed(1, names.material().board().boards())
            .filter(ledger.explored()::isScanned)
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(", ")));
  }

  private static String waiting(Ledger ledger) {
    var boards = new ArrayList<String>();
    for (int left = ledger.explored().waiting(); left != 0; left >>>= BITS_OF_A_BOARD) {
      boards.add(Integer.toString(left & 0xF));
    }
    return orNone(String.join(", ", boards));
  }

  private String cards(Ledger ledger, Seat team) {
    long held = 0;
    for (Card card : names.material().cards()) {
      int copies = Hands.of(ledger.stock().hands(), team.ordinal(), card);
      held = Counts.plus(held, card.index(), copies);
    }
    return Names.write(held, names.material().cards());
  }

  private static String effect(Effect order) {
    return order.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private String taker(int takers) {
    return orNone(
        names.seats().stream()
            .filter(seat -> seat != Seat.ALIEN && (takers >>> seat.ordinal() & 1) != 0)
            .map(Seat::id)
            .collect(Collectors.joining(", ")));
  }

  private static String orNone(String value) {
    return value.isEmpty() ? NONE : value;
  }

  // ---- Reading ----

  /// What fields say; what they leave out is as usual.
  Ledger read(Fields fields) {
    Ledger usual = usual();
    return new Ledger(
        new Round(
            value(fields, Keys.TO_MOVE, Seat.TEAM_1, names::seat),
            value(fields, Keys.LAST_ROUND, false, LedgerText::yes),
            value(fields, Keys.PLAYED, 0, word -> word.number(0, 6, "the tokens played")),
            value(fields, Keys.FORCED, false, LedgerText::yes),
            value(fields, Keys.ORDER, Effect.NONE, LedgerText::order),
            value(fields, Keys.BEGUN, false, LedgerText::yes)),
        new Explored(
            usual.explored().closedDoors()
                & ~value(fields, Keys.OPEN, 0L, word -> bits(word, each -> names.door(each).bit())),
            value(
                    fields,
                    Keys.SCANNED,
                    (long) allBoards(),
                    word -> bits(word, each -> 1L << board(each)))
                .intValue(),
            value(fields, Keys.WAITING, 0, this::waiting)),
        new Stock(
            value(fields, Keys.BLIPS, 0L, this::aliens),
            value(fields, Keys.TOKENS, 0L, this::aliens),
            value(fields, Keys.FACE_UP, 0L, this::aliens),
            value(fields, Keys.EVENTS, usual.stock().events(), this::events),
            hands(fields)),
        score(fields));
  }

  private long hands(Fields fields) {
    long hands = Hands.NONE;
    for (Seat team : names.seats().subList(1, names.seats().size())) {
      long held =
          value(
              fields,
              Keys.cards(team),
              0L,
              word -> Names.counts(word, names::card, names.material().cards()));
      for (Card card : names.material().cards()) {
        hands = Hands.plus(hands, team.ordinal(), card, Counts.of(held, card.index()));
      }
    }
    return hands;
  }

  private static Effect order(Word word) {
    return Names.one(word, "an effect", List.of(Effect.values()), LedgerText::effect);
  }

  private Score score(Fields fields) {
    var score =
        new Score(
            0,
            value(fields, Keys.PRIMARY, 0, this::takers),
            value(fields, Keys.READ, false, LedgerText::yes),
            value(fields, Keys.SECONDARY, 0, this::takers));
    for (Seat seat : names.seats()) {
      score = score.plus(seat, value(fields, Keys.points(seat), 0, LedgerText::points));
    }
    return score;
  }

  private static <T> T value(Fields fields, String key, T otherwise, Function<Word, T> reading) {
    return fields.read(key, otherwise, reading).value();
  }

  private static boolean yes(Word word) {
    return Names.one(word, "an answer", List.of(true, false), is -> is ? YES : NO);
  }

  private long aliens(Word word) {
    return Names.counts(word, names::alien, names.material().aliens());
  }

  private long events(Word word) {
    return Names.counts(word, names::event, names.material().events());
  }

  /// The bits of all pieces of a list.
  private static long bits(Word list, ToLongFunction<Word> bit) {
    return Names.list(list).stream().mapToLong(bit).reduce(0, (one, other) -> one | other);
  }

  private int board(Word word) {
    return word.number(1, names.material().board().boards(), "a board");
  }

  private int waiting(Word word) {
    return Names.list(word).reversed().stream()
        .mapToInt(this::board)
        .reduce(0, (rest, board) -> rest << BITS_OF_A_BOARD | board);
  }

  private int takers(Word word) {
    return (int) bits(word, each -> 1L << names.seat(each).ordinal());
  }

  private static int points(Word word) {
    boolean negative = word.text().startsWith("-");
    int points = (negative ? word.from(1) : word).number(0, MOST_POINTS, "the points");
    return negative ? -points : points;
  }

  /// A field as it would be written if it said what it says; that it makes sense is checked.
  String normal(Field field) {
    var alone = new Fields(Map.of(field.key(), field), Word.key(field));
    return all(read(alone)).stream()
        .filter(each -> each.key().equals(field.key()))
        .map(Field::value)
        .findFirst()
        .orElseThrow();
  }
}
