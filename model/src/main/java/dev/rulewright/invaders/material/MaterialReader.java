package dev.rulewright.invaders.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.MaterialTables;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableNumber;
import java.util.ArrayList;
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

  private static final int MOST_ROWS = 64;
  private static final int MOST = 99;
  private static final String ALL = "all";
  private static final String POWER = "power";

  /// Words that notation uses for something else.
  private static final Set<String> RESERVED =
      Set.of("hero", "none", "stage", "turn", "marker", "drained");

  private final MaterialTables tables;

  private MaterialReader(Map<String, DataFile> files) {
    tables =
        new MaterialTables(MaterialReader.class, files, MOST_ROWS, MaterialReader::assumption)
            .namingOnce(RESERVED);
  }

  private static String assumption(Row row, String key) {
    List<String> assumed = row.words("assumed");
    for (String column : assumed) {
      if (!column.equals(ALL) && !row.has(column)) {
        throw row.at("assumed", column).unknown("a column, or all", column, row.columnNames());
      }
    }
    return "%s: %s assumed".formatted(row.value(key), String.join(", ", assumed));
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
        tables.noted(),
        tables.assumptions());
  }

  private Map<Seat, List<Card>> cards() {
    Map<Seat, List<Card>> cards =
        Map.of(Seat.INVADER, new ArrayList<>(), Seat.MANKIND, new ArrayList<>());
    var rows =
        tables.rows(
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
    for (Row row : tables.rows("heroes", "hero", "name", POWER, "moves")) {
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
    for (Row row : tables.rows("zones", "zone", "name", POWER, "slots-per-side")) {
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
      throw BadInput.at(Place.of(tables.file(kind).name()))
          .because("there are %d %s, expected at least %d", things.size(), kind, least);
    }
    return things;
  }

  private Numbers numbers() {
    MaterialTables.Numbers numbers = tables.numbers();
    return new Numbers(
        numbers.get("starting-hand", 1, 20),
        numbers.get("cards-drawn-per-turn", 1, 20),
        numbers.get("plot-marker-start", 1, MOST),
        numbers.row("first-player").constant(TableNumber.VALUE, "a player", Seat.class));
  }
}
