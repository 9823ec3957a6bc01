package dev.rulewright.pocketmodel.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.MaterialTables;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.pocketmodel.material.Card.Qualifies;
import dev.rulewright.pocketmodel.material.Material.Packs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads the tables `units`, `cards` and `numbers`, each with the columns `assumed`, the values
/// that no source proves, and `evidence`; a column `meaning` may say what a number is. Every error
/// names file, line and column. Decks and forces that FORCE-1, FORCE-2 or FORCE-3 forbids are
/// refused.
public final class MaterialReader {

  /// The kinds of files.
  public static final List<String> KINDS = List.of("units", "cards", "numbers");

  /// Of which there is one at least, for other numbers are divided by it.
  private static final String STARS_PER_COPY = "stars-per-copy-of-a-unit";

  private static final String STARS_PER_ACTION = "stars-per-action";

  private static final int MOST_ROWS = 64;
  private static final int MOST_STARS = 9;
  private static final int MOST_NUMBER = 10_000;

  /// Words that notation uses for something else.
  private static final Set<String> RESERVED = Set.of("none", "face-down");

  private final Packs packs;
  private final MaterialTables tables;
  private final MaterialTables.Numbers numbers;

  private MaterialReader(Map<String, DataFile> files, Packs packs) {
    this.packs = packs;
    tables =
        new MaterialTables(
                MaterialReader.class,
                files,
                MOST_ROWS,
                (row, key) -> "%s: %s assumed".formatted(row.value(key), row.value("assumed")))
            .namingOnce(RESERVED);
    numbers = tables.numbers();
    numbers.rows().keySet().forEach(this::number); // also those that one pack has no use for
  }

  /// Reads the material.
  ///
  /// @param files by kind, see [#KINDS]; what is missing is what ships
  /// @throws BadInput if a file is not as described, or no such deck or force may be brought
  public static Material read(Map<String, DataFile> files, Packs packs) {
    return new MaterialReader(files, packs).read();
  }

  private Material read() {
    Numbers rules = numbers();
    List<UnitKind> units = units();
    List<Card> cards = cards();
    if (packs == Packs.ONE) {
      tables.assume("one pack each: assumed to hold one copy of every unit and card");
    }
    return new Material(units, cards, rules, packs, tables.noted(), tables.assumptions());
  }

  private Numbers numbers() {
    return new Numbers(
        packs == Packs.ONE ? 1 : number("objectives"),
        number("starting-hand"),
        number("hand-refilled-to"),
        number("stars-deployed"),
        number(STARS_PER_ACTION),
        number("automatic-hit"),
        number("carrier-stars"),
        number("turbolaser-minimum-stars"),
        number("turbolaser-maximum-stars"),
        number("turbolaser-damage"),
        number("turn-limit"));
  }

  private int number(String id) {
    return numbers.get(
        id,
        id.equals(STARS_PER_COPY) ? 1 : 0,
        id.equals(STARS_PER_ACTION) ? Numbers.MOST_PER_ACTION : MOST_NUMBER);
  }

  private List<UnitKind> units() {
    int most = number("stars-in-force") / number(STARS_PER_COPY);
    var units = new ArrayList<UnitKind>();
    var stars = new int[Force.values().length];
    for (Row row :
        tables.rows(
            "units", "unit", "name", "force", "stars", "attack", "damage", "defence", "shields",
            "symbols", "copies")) {
      UnitKind unit = unit(row, units.size(), most);
      units.add(unit);
      stars[unit.force().seat()] += unit.stars() * unit.copies();
      // FORCE-1
      if (stars[unit.force().seat()] > number("stars-in-force")) {
        throw row.found("copies")
            .because(
                "with these the %s brings %d stars, more than %d",
                unit.force(), stars[unit.force().seat()], number("stars-in-force"));
      }
    }
    return units;
  }

  private UnitKind unit(Row row, int index, int most) {
    Set<Symbol> symbols =
        row.value("symbols").equals("none")
            ? Set.of()
            : row.constants("symbols", "a symbol", Symbol.class);
    return new UnitKind(
        row.id("unit"),
        row.name("name"),
        index,
        row.constant("force", "a force", Force.class),
        row.number("stars", 1, MOST_STARS),
        row.number("attack", 0, 20),
        row.number("damage", 0, 20),
        row.number("defence", 0, 40),
        row.number("shields", 1, 40),
        symbols,
        copies(row, most, "a force at most %d copies of a unit (FORCE-3)"));
  }

  private List<Card> cards() {
    var cards = new ArrayList<Card>();
    var sizes = new int[Force.values().length];
    for (Row row :
        tables.rows(
            "cards",
            "card",
            "name",
            "deck",
            "kind",
            "stars",
            "defence",
            "attack-bonus",
            "damage-bonus",
            "defence-bonus",
            "symbol",
            "qualifies",
            "ability",
            "copies")) {
      Card card = card(row, cards.size(), number("copies-of-a-card"));
      cards.add(card);
      card.decks().forEach(force -> sizes[force.seat()] += card.copies());
    }
    for (Force force : Force.values()) {
      // FORCE-1, and for one pack each FORCE-4
      if (packs == Packs.BUILT && sizes[force.seat()] < number("cards-in-deck")) {
        throw BadInput.at(Place.of(tables.file("cards").name()))
            .because(
                "the deck of the %s has %d cards, expected at least %d (FORCE-1)",
                force, sizes[force.seat()], number("cards-in-deck"));
      }
    }
    return cards;
  }

  private Card card(Row row, int index, int most) {
    Card.Type type = row.constant("kind", "a kind of card", Card.Type.class);
    Set<Force> decks = row.constants("deck", "a force", Force.class);
    if (!row.value("symbol").equals("none")) {
      symbol(row, "symbol");
    }
    return new Card(
        row.id("card"),
        row.name("name"),
        index,
        decks,
        type,
        row.number("stars", 0, MOST_STARS),
        row.number("defence", 0, 40),
        row.number("attack-bonus", 0, 20),
        row.number("damage-bonus", 0, 20),
        row.number("defence-bonus", 0, 20),
        qualifies(row),
        ability(row, type),
        copies(row, most, "a deck at most %d copies of a card (FORCE-2)"));
  }

  private static Qualifies qualifies(Row row) {
    String text = row.value("qualifies");
    if (text.equals("any") || text.equals("none")) {
      return new Qualifies(0, MOST_STARS, null);
    }
    if (text.matches("stars [1-9]-[1-9]")) {
      return new Qualifies(text.charAt(6) - '0', text.charAt(8) - '0', null);
    }
    return new Qualifies(0, MOST_STARS, symbol(row, "qualifies"));
  }

  private static Ability ability(Row row, Card.Type type) {
    String text = row.value("ability");
    for (Ability.Kind kind : Ability.Kind.values()) {
      String number = text.startsWith(kind.words()) ? text.substring(kind.words().length()) : "-";
      if (kind.takesNumber() ? number.matches("\\d{1,2}") : number.isEmpty()) {
        if (kind != Ability.Kind.NONE && kind.isOfObjectives() != (type == Card.Type.OBJECTIVE)) {
          throw row.found("ability").because("a card of this kind has no such ability");
        }
        return new Ability(kind, kind.takesNumber() ? Integer.parseInt(number) : 0);
      }
    }
    throw row.at("ability")
        .unknown(
            "an ability",
            text,
            Arrays.stream(Ability.Kind.values())
                .map(kind -> kind.words() + (kind.takesNumber() ? "1" : ""))
                .toList());
  }

  private static Symbol symbol(Row row, String column) {
    return row.constant(column, "a symbol", Symbol.class);
  }

  private int copies(Row row, int most, String expected) {
    int copies = row.number("copies", 0, Numbers.MOST_COPIES);
    if (copies > most) {
      throw row.found("copies").expected(expected.formatted(most));
    }
    return packs == Packs.ONE ? Math.min(copies, 1) : copies;
  }
}
