package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Ledger;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.board.Door;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
        Seat.TEAM_1,
        false,
        doors(),
        0,
        0,
        0,
        names.material().mission().events(),
        0,
        boards(),
        0,
        0,
        false,
        Ledger.NOBODY,
        false,
        Ledger.NOBODY);
  }

  private long doors() {
    return names.material().board().doors().stream()
        .mapToLong(Door::bit)
        .reduce(0, (one, other) -> one | other);
  }

  private int boards() {
    return (2 << names.material().board().boards()) - 2;
  }

  // ---- Writing ----

  /// Every field, in order.
  List<Field> all(Ledger ledger) {
    var fields = new ArrayList<Field>();
    fields.add(Field.of(Keys.TO_MOVE, ledger.mover().id()));
    fields.add(Field.of(Keys.OPEN, open(ledger)));
    fields.add(Field.of(Keys.SCANNED, scanned(ledger)));
    fields.add(Field.of(Keys.WAITING, waiting(ledger)));
    fields.add(Field.of(Keys.BLIPS, aliens(ledger.blips())));
    fields.add(Field.of(Keys.TOKENS, aliens(ledger.tokens())));
    fields.add(Field.of(Keys.FACE_UP, aliens(ledger.faceUp())));
    fields.add(Field.of(Keys.EVENTS, Names.write(ledger.events(), names.material().events())));
    for (Seat seat : names.seats()) {
      fields.add(Field.of(Keys.points(seat), Integer.toString(ledger.pointsOf(seat))));
    }
    fields.add(Field.of(Keys.PRIMARY, taker(ledger.primary())));
    fields.add(Field.of(Keys.READ, ledger.read() ? YES : NO));
    fields.add(Field.of(Keys.SECONDARY, taker(ledger.secondary())));
    fields.add(Field.of(Keys.PLAYED, Integer.toString(ledger.played())));
    fields.add(Field.of(Keys.FORCED, ledger.forced() ? YES : NO));
    fields.add(Field.of(Keys.LAST_ROUND, ledger.lastRound() ? YES : NO));
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
            .filter(door -> (ledger.closedDoors() & door.bit()) == 0)
            .map(Door::toString)
            .collect(Collectors.joining(", ")));
  }

  private String scanned(Ledger ledger) {
    return orNone(
        IntStream.rangeClosed(1, names.material().board().boards())
            .filter(ledger::isScanned)
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(", ")));
  }

  private static String waiting(Ledger ledger) {
    var boards = new ArrayList<String>();
    for (int left = ledger.waiting(); left != 0; left >>>= BITS_OF_A_BOARD) {
      boards.add(Integer.toString(left & 0xF));
    }
    return orNone(String.join(", ", boards));
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
  Ledger read(Map<String, Field> fields) {
    Ledger usual = usual();
    return new Ledger(
        value(fields, Keys.TO_MOVE, usual.mover(), names::seat),
        value(fields, Keys.LAST_ROUND, false, LedgerText::yes),
        usual.closedDoors() & ~value(fields, Keys.OPEN, 0L, this::open),
        value(fields, Keys.BLIPS, 0L, this::aliens),
        value(fields, Keys.TOKENS, 0L, this::aliens),
        value(fields, Keys.FACE_UP, 0L, this::aliens),
        value(fields, Keys.EVENTS, usual.events(), this::events),
        points(fields),
        value(fields, Keys.SCANNED, usual.scanned(), this::scanned),
        value(fields, Keys.WAITING, 0, this::waiting),
        value(fields, Keys.PLAYED, 0, word -> word.number(0, 6, "the tokens played")),
        value(fields, Keys.FORCED, false, LedgerText::yes),
        value(fields, Keys.PRIMARY, 0, this::takers),
        value(fields, Keys.READ, false, LedgerText::yes),
        value(fields, Keys.SECONDARY, 0, this::takers));
  }

  private static <T> T value(
      Map<String, Field> fields, String key, T otherwise, Function<Word, T> reading) {
    Field field = fields.get(key);
    return field == null ? otherwise : reading.apply(Word.value(field));
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

  private long open(Word word) {
    return Names.list(word).stream()
        .mapToLong(piece -> names.door(piece).bit())
        .reduce(0, (one, other) -> one | other);
  }

  private int board(Word word) {
    return word.number(1, names.material().board().boards(), "a board");
  }

  private int scanned(Word word) {
    return Names.list(word).stream()
        .mapToInt(piece -> 1 << board(piece))
        .reduce(0, (one, other) -> one | other);
  }

  private int waiting(Word word) {
    return Names.list(word).reversed().stream()
        .mapToInt(this::board)
        .reduce(0, (rest, board) -> rest << BITS_OF_A_BOARD | board);
  }

  private int takers(Word word) {
    return Names.list(word).stream()
        .mapToInt(piece -> 1 << names.seat(piece).ordinal())
        .reduce(0, (one, other) -> one | other);
  }

  private long points(Map<String, Field> fields) {
    Ledger ledger = usual();
    for (Seat seat : names.seats()) {
      ledger = ledger.plusPoints(seat, value(fields, Keys.points(seat), 0, LedgerText::points));
    }
    return ledger.points();
  }

  private static int points(Word word) {
    boolean negative = word.text().startsWith("-");
    int points = (negative ? word.from(1) : word).number(0, MOST_POINTS, "the points");
    return negative ? -points : points;
  }

  /// A field as it would be written if it said what it says; that it makes sense is checked.
  String normal(Field field) {
    Ledger ledger = read(Map.of(field.key(), field));
    return all(ledger).stream()
        .filter(each -> each.key().equals(field.key()))
        .map(Field::value)
        .findFirst()
        .orElseThrow();
  }
}
