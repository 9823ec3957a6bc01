package dev.rulewright.invaders.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableNumbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/// Reads the material. Every error names file, line and column, what was found and what was
/// expected.
///
/// | kind | columns |
/// |---|---|
/// | `cards` | `card,name,side,class,kind,discard,drain,power,effect,copies` |
/// | `heroes` | `hero,name,power,moves` |
/// | `zones` | `zone,name,power,slots-per-side` |
/// | `numbers` | `number,value`: `starting-hand`, `cards-drawn-per-turn`, `plot-marker-start`, `first-player` |
///
/// Every table has the columns `assumed`, the columns whose values no source proves, and
/// `evidence`; a column `meaning` may say what a number is.
public final class MaterialReader {

  /// The kinds of files.
  public static final List<String> KINDS = List.of("cards", "heroes", "zones", "numbers");

  private static final String FOLDER = "/dev/rulewright/invaders/";
  private static final int MOST_ROWS = 64;
  private static final int MOST = 99;
  private static final String ALL = "all";
  private static final String POWER = "power";
  private static final String VALUE = "value";

  /// Words that notation uses for something else.
  private static final Set<String> RESERVED =
      Set.of("hero", "none", "stage", "turn", "marker", "drained");

  private final Map<String, DataFile> files;
  private final List<String> assumptions = new ArrayList<>();
  private final Set<String> names = new HashSet<>(RESERVED);
  private final TableNumbers.Notes notes;

  private MaterialReader(Map<String, DataFile> files) {
    this.files = files;
    notes = new TableNumbers.Notes(files);
  }

  /// Reads the material.
  ///
  /// @param files by kind, see [#KINDS]; what is missing is what ships
  /// @throws BadInput if a file is not as described
  public static Material read(Map<String, DataFile> files) {
    return new MaterialReader(files).read();
  }

  private Material read() {
    Map<Seat, List<Card>> cards = cards();
    List<HeroCard> heroes = heroes();
    List<Zone> zones = zones();
    return new Material(
        Objects.requireNonNull(cards.get(Seat.INVADER)),
        Objects.requireNonNull(cards.get(Seat.MANKIND)),
        heroes,
        zones,
        numbers(),
        notes.noted(),
        assumptions);
  }

  private Map<Seat, List<Card>> cards() {
    Map<Seat, List<Card>> cards =
        Map.of(Seat.INVADER, new ArrayList<>(), Seat.MANKIND, new ArrayList<>());
    var rows =
        rows(
            "cards", "card", "name", "side", "class", "kind", "discard", "drain", POWER, "effect",
            "copies");
    for (Row row : rows) {
      Seat side = row.constant("side", "a side", Seat.class);
      List<Card> own = Objects.requireNonNull(cards.get(side));
      own.add(card(row, side, own.size()));
    }
    return cards;
  }

  private static Card card(Row row, Seat side, int index) {
    boolean oneShot =
        row.one("kind", "a kind", List.of("one-shot", "unit"), each -> each).equals("one-shot");
    if (oneShot) {
      row.empty(POWER, "a card that acts once has no power");
    }
    List<Effect> effects =
        Stream.of(Effect.values()).filter(effect -> effect.fits(side, oneShot)).toList();
    return new Card(
        row.id("card"),
        row.name("name"),
        side,
        index,
        row.constant("class", "a class", CardClass.class),
        oneShot,
        row.number("discard", 0, MOST),
        row.number("drain", 0, MOST),
        oneShot ? 0 : row.number(POWER, -MOST, MOST),
        row.one("effect", "an effect of such a card", effects, Effect::toString),
        row.number("copies", 0, MOST));
  }

  private List<HeroCard> heroes() {
    var heroes = new ArrayList<HeroCard>();
    for (Row row : rows("heroes", "hero", "name", POWER, "moves")) {
      heroes.add(
          new HeroCard(
              row.id("hero"),
              row.name("name"),
              heroes.size(),
              row.number(POWER, -MOST, MOST),
              row.one("moves", "yes or no", List.of("yes", "no"), each -> each).equals("yes")));
    }
    return required(heroes, 1, "heroes");
  }

  private List<Zone> zones() {
    var zones = new ArrayList<Zone>();
    for (Row row : rows("zones", "zone", "name", POWER, "slots-per-side")) {
      zones.add(
          new Zone(
              row.id("zone"),
              row.name("name"),
              zones.size(),
              row.number(POWER, -MOST, MOST),
              row.number("slots-per-side", 1, 9)));
    }
    return required(zones, 2, "zones");
  }

  private <T> List<T> required(List<T> things, int least, String kind) {
    if (things.size() < least) {
      throw BadInput.at(Place.of(file(kind).name()))
          .because("there are %d %s, expected at least %d", things.size(), kind, least);
    }
    return things;
  }

  private Numbers numbers() {
    Map<String, Row> byName = new HashMap<>();
    rows("numbers", "number", VALUE).forEach(row -> byName.put(row.value("number"), row));
    return new Numbers(
        number(byName, "starting-hand").number(VALUE, 1, 20),
        number(byName, "cards-drawn-per-turn").number(VALUE, 1, 20),
        number(byName, "plot-marker-start").number(VALUE, 1, MOST),
        number(byName, "first-player").constant(VALUE, "a player", Seat.class));
  }

  private Row number(Map<String, Row> byName, String name) {
    Row row = byName.get(name);
    if (row == null) {
      throw BadInput.at(Place.of(file("numbers").name()))
          .because("the number '" + name + "' is missing");
    }
    return row;
  }

  /// The rows of a file; notes what they assume.
  private List<Row> rows(String kind, String... columns) {
    var all = new ArrayList<>(Arrays.asList(columns));
    all.addAll(List.of("assumed", "evidence"));
    List<Row> rows = notes.rows(kind, file(kind), all, MOST_ROWS);
    for (Row row : rows) {
      String name = row.id(columns[0]);
      if (!names.add(name)) {
        throw row.found(columns[0]).because("this name is taken already");
      }
      List<String> assumed = row.words("assumed");
      for (String column : assumed) {
        if (!column.equals(ALL) && !all.contains(column)) {
          throw row.at("assumed", column).unknown("a column, or all", column, all);
        }
      }
      if (!assumed.isEmpty()) {
        assumptions.add(
            "%s: %s assumed"
                .formatted(name, assumed.equals(List.of(ALL)) ? ALL : String.join(", ", assumed)));
      }
    }
    return rows;
  }

  private DataFile file(String kind) {
    DataFile given = files.get(kind);
    return given == null ? DataFile.beside(MaterialReader.class, FOLDER + kind + ".csv") : given;
  }
}
