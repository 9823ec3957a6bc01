package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.material.Table.Row;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Reads the material from CSV files. Every error names file, line and column, what was found and
/// what was expected.
///
/// | file | columns |
/// |---|---|
/// | cards | `card,name,faction,kind,type,defence,weapon,damage,traits,copies,assumed` |
/// | areas | `area,name,faction,building,effect,evidence` |
/// | adjacency | `area,adjacent_area,evidence`, each pair once, or each pair in both directions |
public final class MaterialReader {

  private MaterialReader() {}

  private static final String OVERSIZED = "oversized";
  private static final String SPEED = "speed";
  private static final String RANGED = "ranged";
  private static final String REMOVE_ONE_UNIT = "remove-one-unit";
  private static final List<String> TRAITS = List.of(OVERSIZED, SPEED, RANGED);

  /// A named input.
  public record Input(String name, Reader reader) {

    /// A file that ships with the model.
    static Input resource(String name) {
      var stream =
          Objects.requireNonNull(MaterialReader.class.getResourceAsStream(name), "missing " + name);
      return new Input(name, new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
  }

  static Material standard() {
    return read(Optional.empty(), Optional.empty(), Optional.empty());
  }

  /// Reads the material; what is not given is what ships with the model.
  ///
  /// @throws BadInput if a file is not as described, or the files do not fit together
  public static Material read(
      Optional<Input> cards, Optional<Input> areas, Optional<Input> adjacency) {
    Board board =
        readBoard(
            areas.orElseGet(() -> Input.resource("areas.csv")),
            adjacency.orElseGet(() -> Input.resource("adjacency.csv")));
    return readCards(cards.orElseGet(() -> Input.resource("cards.csv")), board);
  }

  // ---- Areas ----

  private static Board readBoard(Input areaFile, Input adjacencyFile) {
    var table =
        Table.read(
            areaFile.reader(),
            areaFile.name(),
            "area",
            "name",
            "faction",
            "building",
            "effect",
            "evidence");
    var areas = new ArrayList<Area>();
    for (Row row : table.rows()) {
      areas.add(area(row, areas));
    }
    return new Board(areas, adjacencies(adjacencyFile, areas));
  }

  private static Area area(Row row, List<Area> before) {
    String id = row.id("area");
    if (before.stream().anyMatch(area -> area.id().equals(id))) {
      throw row.at("area").found(id).because("this area is there already");
    }
    if (before.size() == Board.MAX_AREAS) {
      throw row.at("area").found(id).expected("at most " + Board.MAX_AREAS + " areas");
    }
    return new Area(
        before.size(),
        id,
        row.value("name"),
        row.constant("faction", "a faction", Faction.class),
        row.one("building", "an answer", List.of("yes", "no"), String::toString).equals("yes"),
        row.constant("effect", "an area effect", AreaEffect.class));
  }

  private static List<Board.Adjacency> adjacencies(Input file, List<Area> areas) {
    var table = Table.read(file.reader(), file.name(), "area", "adjacent_area", "evidence");
    Map<List<Area>, Row> rows = new HashMap<>();
    var pairs = new ArrayList<Board.Adjacency>();
    for (Row row : table.rows()) {
      Area one = row.one("area", "an area", areas, Area::id);
      Area other = row.one("adjacent_area", "an area", areas, Area::id);
      if (one.equals(other)) {
        throw row.at("adjacent_area").found(other.id()).because("an area is not its own neighbour");
      }
      if (rows.put(List.of(one, other), row) != null) {
        throw row.at("area").found(one + "," + other).because("this pair is there already");
      }
      if (!rows.containsKey(List.of(other, one))) {
        pairs.add(new Board.Adjacency(one, other, row.value("evidence")));
      }
    }
    refuseOneSided(rows, pairs.size());
    return pairs;
  }

  /// Either no pair stands in both directions, or every pair does.
  private static void refuseOneSided(Map<List<Area>, Row> rows, int pairs) {
    if (rows.size() == pairs) {
      return;
    }
    rows.forEach((pair, row) -> {
      if (!rows.containsKey(pair.reversed())) {
        throw row.at("area")
            .found(pair.getFirst() + "," + pair.getLast())
            .because(
                "one-sided: other pairs stand in both directions, this one does not; expected"
                    + " also "
                    + pair.getLast()
                    + ","
                    + pair.getFirst());
      }
    });
  }

  // ---- Cards ----

  private static Material readCards(Input file, Board board) {
    var table =
        Table.read(
            file.reader(),
            file.name(),
            "card",
            "name",
            "faction",
            "kind",
            "type",
            "defence",
            "weapon",
            "damage",
            "traits",
            "copies",
            "assumed");
    Map<Faction, List<Card>> decks =
        Map.of(Faction.MARINES, new ArrayList<>(), Faction.PORTALISTS, new ArrayList<>());
    for (Row row : table.rows()) {
      String id = row.id("card");
      if (decks.values().stream().flatMap(List::stream).anyMatch(c -> c.id().equals(id))
          || board.area(id).isPresent()) {
        throw row.at("card").found(id).because("this name is taken already");
      }
      var faction = row.constant("faction", "a faction", Faction.class);
      List<Card> deck = Objects.requireNonNull(decks.get(faction));
      deck.add(card(row, faction, deck.size()));
    }
    var material =
        new Material(
            board,
            Objects.requireNonNull(decks.get(Faction.MARINES)),
            Objects.requireNonNull(decks.get(Faction.PORTALISTS)),
            Numbers.printed());
    for (Faction faction : Faction.values()) {
      requireStartingUnits(material, faction, table);
    }
    return material;
  }

  private static void requireStartingUnits(Material material, Faction faction, Table table) {
    int units =
        material.cards(faction).stream()
            .filter(UnitCard.class::isInstance)
            .mapToInt(card -> card.identity().copies())
            .sum();
    int needed = material.numbers().startingUnits();
    if (units < needed) {
      throw BadInput.at(new Place(table.source(), 1, 1))
          .because(
              "the %s have %d unit cards, expected at least %d to place (SETUP-4)"
                  .formatted(faction, units, needed));
    }
  }

  private static Card card(Row row, Faction faction, int index) {
    var identity =
        new Card.Identity(
            row.id("card"),
            row.value("name"),
            faction,
            index,
            row.number("copies", 0, 60),
            row.value("assumed"));
    return switch (row.one("kind", "a kind", List.of("unit", "event"), String::toString)) {
      case "unit" -> unit(row, identity);
      default -> event(row, identity);
    };
  }

  private static UnitCard unit(Row row, Card.Identity identity) {
    List<String> traits =
        row.value("traits").isEmpty() ? List.of() : List.of(row.value("traits").split(" +"));
    for (String trait : traits) {
      if (!TRAITS.contains(trait)) {
        throw row.at("traits").unknown("a trait", trait, TRAITS);
      }
    }
    return new UnitCard(
        identity,
        row.constant("type", "a unit type", UnitType.class),
        row.number("defence", 1, 1000),
        row.constant("weapon", "a weapon class", UnitType.class),
        row.number("damage", 1, 1000),
        traits.contains(OVERSIZED),
        traits.contains(SPEED),
        traits.contains(RANGED));
  }

  private static EventCard event(Row row, Card.Identity identity) {
    row.empty("type", "an event has no unit type");
    row.empty("defence", "an event has no defence");
    if (row.value("traits").equals(REMOVE_ONE_UNIT)) {
      row.empty("weapon", "an event that removes a unit does no damage");
      row.empty("damage", "an event that removes a unit does no damage");
      return new EventCard(identity, new EventCard.RemoveOneUnit());
    }
    row.empty("traits", "expected nothing, or " + REMOVE_ONE_UNIT);
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
