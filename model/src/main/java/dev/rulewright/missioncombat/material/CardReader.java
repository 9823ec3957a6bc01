package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Reads the cards.
final class CardReader {

  private static final List<String> COLUMNS =
      List.of(
          "card", "name", "faction", "kind", "type", "defence", "weapon", "damage", "traits",
          "copies", "assumed");

  /// A deck of a thousand cards is nobody's; rules and agents look through all of them.
  private static final int MOST_CARDS = 500;

  /// Lists of moves count units and kinds of cards in 12 bits.
  private static final int MOST_COPIES = 4_000;

  private static final String REMOVE_ONE_UNIT = "remove-one-unit";
  private static final String ALL = "all";
  private static final List<Trait> TRAITS = List.of(Trait.values());

  private CardReader() {}

  static Material read(DataFile file, Board board) {
    Map<Faction, List<Card>> decks =
        Map.of(Faction.MARINES, new ArrayList<>(), Faction.PORTALISTS, new ArrayList<>());
    for (Row row : TableReader.rows(file.text(), file.name(), COLUMNS, List.of(), MOST_CARDS)) {
      String id = row.id("card");
      ReservedNames.refuseCard(row, "card");
      if (decks.values().stream().flatMap(List::stream).anyMatch(c -> c.id().equals(id))
          || board.area(id).isPresent()) {
        throw row.at("card").found(id).because("this name is taken already");
      }
      var faction = row.constant("faction", "a faction", Faction.class);
      List<Card> deck = Objects.requireNonNull(decks.get(faction));
      Card card = card(row, faction, deck.size());
      requirePlacement(card, board, row);
      deck.add(card);
      if (deck.stream().mapToInt(each -> each.identity().copies()).sum() > MOST_COPIES) {
        throw row.found("copies")
            .because("with these the %s have more than %,d cards", faction, MOST_COPIES);
      }
    }
    var material =
        new Material(
            board,
            Objects.requireNonNull(decks.get(Faction.MARINES)),
            Objects.requireNonNull(decks.get(Faction.PORTALISTS)),
            Numbers.printed());
    for (Faction faction : Faction.values()) {
      requireStartingUnits(material, faction, file);
    }
    return material;
  }

  /// A unit must have an area where it can be placed.
  private static void requirePlacement(Card card, Board board, Row row) {
    boolean onlyBuildings = (board.own(card.faction()) & ~board.buildings()) == 0;
    if (card instanceof UnitCard unit && unit.oversized() && onlyBuildings) {
      throw row.at("traits", Trait.OVERSIZED.toString())
          .found(Trait.OVERSIZED.toString())
          .because(
              "every area of the %s is a building, where no oversized unit is placed (SETUP-10)",
              card.faction());
    }
  }

  private static void requireStartingUnits(Material material, Faction faction, DataFile file) {
    int units =
        material.cards(faction).stream()
            .filter(UnitCard.class::isInstance)
            .mapToInt(card -> card.identity().copies())
            .sum();
    int needed = material.numbers().startingUnits();
    if (units < needed) {
      throw BadInput.at(Place.of(file.name()))
          .because(
              "the %s have %d unit cards, expected at least %d to place (SETUP-4)",
              faction, units, needed);
    }
  }

  private static Card card(Row row, Faction faction, int index) {
    var identity =
        new Card.Identity(
            row.id("card"),
            row.name("name"),
            faction,
            index,
            row.number("copies", 0, 60),
            assumed(row));
    return switch (row.one("kind", "a kind", List.of("unit", "event"), String::toString)) {
      case "unit" -> unit(row, identity);
      default -> event(row, identity);
    };
  }

  /// The columns whose values are assumed.
  private static String assumed(Row row) {
    List<String> columns = row.words("assumed");
    if (!columns.equals(List.of(ALL))) {
      for (String column : columns) {
        if (!COLUMNS.contains(column)) {
          throw row.at("assumed", column).unknown("a column, or all", column, COLUMNS);
        }
      }
    }
    return row.value("assumed");
  }

  private static UnitCard unit(Row row, Card.Identity identity) {
    return UnitCard.of(
        identity,
        row.constant("type", "a unit type", UnitType.class),
        row.number("defence", 1, 1000),
        row.constant("weapon", "a weapon class", UnitType.class),
        row.number("damage", 1, 1000),
        row.words("traits").stream().map(word -> trait(row, word)).toList());
  }

  private static Trait trait(Row row, String word) {
    return TRAITS.stream()
        .filter(trait -> trait.toString().equals(word))
        .findFirst()
        .orElseThrow(() ->
            row.at("traits", word)
                .unknown("a trait", word, TRAITS.stream().map(Trait::toString).toList()));
  }

  private static EventCard event(Row row, Card.Identity identity) {
    row.empty("type", "an event has no unit type");
    row.empty("defence", "an event has no defence");
    if (row.value("traits").equals(REMOVE_ONE_UNIT)) {
      row.empty("weapon", "an event that removes a unit does no damage");
      row.empty("damage", "an event that removes a unit does no damage");
      return new EventCard(identity, new EventCard.RemoveOneUnit());
    }
    if (!row.words("traits").isEmpty()) {
      throw row.at("traits").unknown("an effect", row.value("traits"), List.of(REMOVE_ONE_UNIT));
    }
    int damage = row.number("damage", 2, 1000);
    if (damage % 2 != 0) {
      throw row.at("damage")
          .found(row.value("damage"))
          .expected("an even number, because ARTILLERY-2 may halve it");
    }
    return new EventCard(
        identity,
        new EventCard.Barrage(row.constant("weapon", "a weapon class", UnitType.class), damage));
  }
}
