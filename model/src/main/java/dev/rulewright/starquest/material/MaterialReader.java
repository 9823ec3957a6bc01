package dev.rulewright.starquest.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.MaterialTables;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.board.BoardMap;
import dev.rulewright.starquest.board.MapReader;
import dev.rulewright.starquest.material.Card.Effect;
import dev.rulewright.starquest.material.Card.Kind;
import dev.rulewright.starquest.material.Weapon.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads the material. Every error names file, line and column, what was found and what was
/// expected.
///
/// | kind | columns |
/// |---|---|
/// | `dice` | `die,name,letter,faces` |
/// | `weapons` | `weapon,name,class,fire,pattern,close,carried_by` |
/// | `figures` | `figure,name,side,move,armour,life,close,points,count` |
/// | `blips` | `face,box`, and one column for each mission |
/// | `reinforcements` | `token,box`, and for each mission one column, or one for each number of teams (`my_mission_2`) |
/// | `cards` | `card,name,kind,with_cards,effect` |
/// | `map` | a map file, see [MapReader] |
///
/// Every table has the columns `assumed`, the columns whose value no source proves, and `evidence`.
public final class MaterialReader {

  /// The missions that ship, by the name of their map.
  public static final List<String> MISSIONS =
      List.of(
          "training",
          "first-boarding",
          "figure-sight",
          "figure-plasma",
          "figure-missile",
          "figure-dreadnought");

  /// The kinds of files.
  public static final List<String> KINDS =
      List.of("map", "figures", "weapons", "dice", "blips", "reinforcements", "cards");

  /// What of their numbers counts is the column of one mission; the map may have another.
  private static final Set<String> MISSION_TABLES = Set.of("blips", "reinforcements");

  private static final int MOST_ROWS = 64;

  private final Map<String, DataFile> files;
  private final MaterialTables tables;
  private final DiceReader dice;

  private MaterialReader(Map<String, DataFile> files) {
    this.files = files;
    tables =
        new MaterialTables(
            MaterialReader.class,
            files,
            MOST_ROWS,
            (row, key) -> "%s %s: %s assumed".formatted(key, row.value(key), row.value("assumed")));
    dice = DiceReader.of(rows("dice", "die", "name", "letter", "faces"));
  }

  /// Reads the material of a mission.
  ///
  /// @param files by kind, see [#KINDS]; what is missing is what ships
  /// @param mission one of [#MISSIONS]; of no account if there is a map among the files
  /// @param teams the number of teams, from 1 to 3
  /// @throws BadInput if a file is not as described, or the files do not fit together
  public static Material read(Map<String, DataFile> files, String mission, int teams) {
    return new MaterialReader(files).read(mission, teams);
  }

  private Material read(String mission, int teams) {
    List<Weapon> weapons = weapons();
    List<Figure> figures = figures(weapons);
    List<Card> events = new ArrayList<>();
    List<Card> cards = new ArrayList<>();
    readCards(events, cards);
    DataFile given = files.get("map");
    DataFile file = given == null ? DataFile.beside(MaterialReader.class, mission + ".map") : given;
    BoardMap map = MapReader.read(file.text(), file.name());
    if (!map.board().docks().isEmpty() && map.board().docks().size() < teams) {
      int docks = map.board().docks().size();
      throw BadInput.at(map.lastDock())
          .because(
              "this is the last of %d entry areas, expected one for each of %d teams"
                  .formatted(docks, teams));
    }
    tables.assume("map " + map.name() + ": assumed but for what the rulebook's pictures show");
    List<Figure> aliens = figures.stream().filter(figure -> !figure.marine()).toList();
    String column = map.name().replace('-', '_');
    return new Material(
        map.board(),
        new Mission(
            map.name(),
            map.primary(),
            secondaryVictim(map.secondary(), aliens),
            counts("blips", "face", List.of(column), aliens),
            counts("reinforcements", "token", List.of(column, column + "_" + teams), aliens),
            deck(map.events(), events)),
        figures,
        weapons,
        events,
        cards,
        tables.noted(),
        tables.assumptions());
  }

  private List<Row> rows(String kind, String... columns) {
    List<Row> rows = tables.rowsAmongOthers(kind, columns);
    return MISSION_TABLES.contains(kind) ? rows : tables.noting(kind, columns[0], rows);
  }

  // ---- Weapons ----

  private List<Weapon> weapons() {
    var weapons = new ArrayList<Weapon>();
    for (Row row :
        rows("weapons", "weapon", "name", "class", "fire", "pattern", "close", "carried_by")) {
      if (weapons.size() == Weapon.MOST) {
        throw row.found("weapon").because("expected at most " + Weapon.MOST + " weapons");
      }
      String kind = row.one("class", "a class", List.of("light", "heavy", "none"), each -> each);
      @Nullable Dice fire = dice.of(row, "fire");
      Pattern pattern =
          row.value("pattern").isEmpty()
              ? Pattern.NONE
              : row.constant("pattern", "a pattern", Pattern.class);
      if (fire == null != (pattern == Pattern.NONE)) {
        throw row.at("pattern").expected("a pattern where there are dice for fire, and only there");
      }
      if (pattern == Pattern.BLAST && fire != null && fire.faces().size() != 2) {
        throw row.found("fire").expected("two dice, for a blast counts the higher one apart");
      }
      weapons.add(
          new Weapon(
              weapons.size(),
              row.id("weapon"),
              row.name("name"),
              kind.equals("heavy"),
              fire,
              pattern,
              dice.of(row, "close"),
              row.words("carried_by")));
    }
    return weapons;
  }

  // ---- Figures ----

  private List<Figure> figures(List<Weapon> weapons) {
    var figures = new ArrayList<Figure>();
    for (Row row :
        rows(
            "figures", "figure", "name", "side", "move", "armour", "life", "close", "points",
            "count")) {
      String id = row.id("figure");
      boolean marine =
          row.one("side", "a side", List.of("marines", "alien"), each -> each).equals("marines");
      List<Weapon> carried =
          weapons.stream().filter(weapon -> weapon.carriedBy().contains(id)).toList();
      figures.add(
          new Figure(
              figures.size(),
              id,
              row.name("name"),
              marine,
              row.number("move", 0, 15),
              row.number("armour", 0, 20),
              row.number("life", 1, 15),
              row.value("close").equals("by weapon") ? null : dice.of(row, "close"),
              row.number("points", 0, 99),
              row.number("count", 0, 99),
              carried));
      check(row, figures.getLast());
      if (figures.stream().filter(figure -> !figure.marine()).count() > Counts.KINDS) {
        throw row.found("figure").because("expected at most %d kinds of aliens", Counts.KINDS);
      }
    }
    checkTeam(figures);
    return figures;
  }

  private static void check(Row row, Figure figure) {
    boolean known =
        List.of(Material.COMMANDER, Material.MARINE, Material.HEAVY_MARINE).contains(figure.id());
    if (known != figure.marine()) {
      throw row.found("side")
          .expected(known ? "marines" : "alien, for a team has commander, marine and heavy-marine");
    }
    boolean several = known || figure.id().equals(Material.DREADNOUGHT);
    if (!several && figure.weapons().size() > 1) {
      throw row.found("figure").because("this alien carries several weapons, expected one at most");
    }
    if (figure.close() == null && figure.weapons().stream().anyMatch(w -> w.close() == null)) {
      throw row.found("close").expected("dice, for some of its weapons give none");
    }
  }

  private void checkTeam(List<Figure> figures) {
    var place = Place.of(tables.file("figures").name());
    for (String id : List.of(Material.COMMANDER, Material.MARINE, Material.HEAVY_MARINE)) {
      if (figures.stream().noneMatch(figure -> figure.id().equals(id))) {
        throw BadInput.at(place).because("there is no '" + id + "', expected it among the marines");
      }
    }
    if (figures.stream().allMatch(Figure::marine)) {
      throw BadInput.at(place).because("there is no alien, expected at least one");
    }
  }

  // ---- Blips, tokens and events ----

  /// How many of each kind of alien a mission has, in the first of some columns that is there.
  private long counts(String kind, String key, List<String> columns, List<Figure> aliens) {
    long counts = 0;
    for (Row row : rows(kind, key, "box")) {
      Figure alien = row.one(key, "an alien", aliens, Figure::id);
      int box = row.number("box", 0, Counts.MOST);
      for (String mission : row.columns().keySet()) {
        if (!List.of(key, "box", "assumed", "evidence").contains(mission)) {
          row.number(mission, 0, box);
        }
      }
      Optional<String> column = columns.stream().filter(row::has).findFirst();
      if (column.isPresent()) {
        int count = row.number(column.get(), 0, box);
        counts = Counts.plus(counts, aliens.indexOf(alien), count);
      }
    }
    return counts;
  }

  /// Reads the cards of the event deck, and those of teams.
  private void readCards(List<Card> events, List<Card> ofTeams) {
    for (Row row : rows("cards", "card", "name", "kind", "with_cards", "effect")) {
      Kind kind = row.constant("kind", "a kind of card", Kind.class);
      List<Card> deck = kind == Kind.EVENT ? events : ofTeams;
      int most = kind == Kind.EVENT ? Counts.KINDS : Card.MOST_OF_TEAMS;
      if (deck.size() == most) {
        throw row.found("card").because("expected at most " + most + " kinds of such cards");
      }
      deck.add(
          new Card(
              deck.size(),
              row.id("card"),
              row.name("name"),
              kind,
              row.constant("effect", "an effect", Effect.class),
              row.number("with_cards", 0, kind == Kind.EVENT ? Counts.MOST : Card.MOST_COPIES)));
    }
  }

  /// The event deck of a map, such as `quiet 27, secondary-mission 1`.
  private static long deck(Word list, List<Card> events) {
    long deck = 0;
    for (Word piece : list.isNone() ? List.<Word>of() : list.pieces(',')) {
      List<Word> words = piece.words();
      if (words.size() != 2) {
        throw piece.expected("a card and how often it is there, such as 'quiet 8'");
      }
      Card card = words.getFirst().among(events, "an event card");
      int copies = words.getLast().number(1, 99, "how often the card is there");
      deck = Counts.plus(deck, card.index(), copies);
    }
    return deck;
  }

  /// The kind of alien whose fall is the secondary mission, or -1.
  private static int secondaryVictim(Word mission, List<Figure> aliens) {
    if (mission.isNone()) {
      return -1;
    }
    List<Word> words = mission.words();
    if (words.size() != 2 || !words.getFirst().is("eliminate")) {
      throw mission.expected("none, or eliminate ALIEN");
    }
    return aliens.indexOf(words.getLast().among(aliens, "an alien"));
  }
}
