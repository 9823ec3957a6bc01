package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads the areas and which of them are adjacent.
final class BoardReader {

  private static final String NUMBER = "number";
  private static final String DIAGONAL = "diagonal";

  private static final List<String> AREA_COLUMNS =
      List.of("area", "name", "faction", "building", "effect", "evidence");
  private static final List<String> PAIR_COLUMNS = List.of("area", "adjacent_area", "evidence");

  /// Every area beside every other one, in both directions.
  private static final int MOST_PAIRS = Board.MAX_AREAS * (Board.MAX_AREAS - 1);

  private BoardReader() {}

  static Board read(DataFile areaFile, DataFile adjacencyFile) {
    var areas = new ArrayList<Area>();
    for (Row row :
        TableReader.rows(
            areaFile.text(), areaFile.name(), AREA_COLUMNS, List.of(NUMBER), Board.MAX_AREAS)) {
      areas.add(area(row, areas));
    }
    for (Faction faction : Faction.values()) {
      requireArea(areas, faction, areaFile);
    }
    return new Board(areas, adjacencies(adjacencyFile, areas));
  }

  private static void requireArea(List<Area> areas, Faction faction, DataFile file) {
    if (areas.stream().noneMatch(area -> area.faction() == faction)) {
      throw BadInput.at(Place.of(file.name()))
          .because(
              "the %s have no area, expected at least one to place units in (SETUP-8)", faction);
    }
  }

  private static Area area(Row row, List<Area> before) {
    String id = row.id("area");
    ReservedNames.refuseArea(row, "area");
    if (before.stream().anyMatch(area -> area.id().equals(id))) {
      throw row.at("area").found(id).because("this area is there already");
    }
    Faction faction = row.constant("faction", "a faction", Faction.class);
    return new Area(
        before.size(),
        id,
        row.name("name"),
        faction,
        isYes(row, "building"),
        row.constant("effect", "an area effect", AreaEffect.class),
        number(row, before.stream().filter(area -> area.faction() == faction).toList()));
  }

  private static boolean isYes(Row row, String column) {
    return row.one(column, "an answer", List.of("yes", "no"), String::toString).equals("yes");
  }

  /// The number on the card; without that column areas are numbered in the order of the file.
  ///
  /// @param before the areas of the same faction further up
  private static int number(Row row, List<Area> before) {
    if (!row.has(NUMBER)) {
      return before.size() + 1;
    }
    int number = row.number(NUMBER, 1, Board.MAX_AREAS);
    for (Area area : before) {
      if (area.number() == number) {
        throw row.at(NUMBER)
            .found(row.value(NUMBER))
            .because("%s of the same faction has this number already", area);
      }
    }
    return number;
  }

  private static List<Board.Adjacency> adjacencies(DataFile file, List<Area> areas) {
    Map<List<Area>, Row> rows = new HashMap<>();
    var pairs = new ArrayList<Board.Adjacency>();
    for (Row row :
        TableReader.rows(file.text(), file.name(), PAIR_COLUMNS, List.of(DIAGONAL), MOST_PAIRS)) {
      Area one = row.one("area", "an area", areas, Area::id);
      Area other = row.one("adjacent_area", "an area", areas, Area::id);
      if (one.equals(other)) {
        throw row.at("adjacent_area").found(other.id()).because("an area is not its own neighbour");
      }
      if (rows.put(List.of(one, other), row) != null) {
        throw row.at("area").found(one + "," + other).because("this pair is there already");
      }
      Row reverse = rows.get(List.of(other, one));
      if (reverse == null) {
        pairs.add(new Board.Adjacency(one, other, row.value("evidence"), isDiagonal(row)));
      } else if (isDiagonal(reverse) != isDiagonal(row)) {
        throw row.at(DIAGONAL)
            .found(row.value(DIAGONAL))
            .because("%s,%s says otherwise further up", other, one);
      }
    }
    refuseOneSided(rows, pairs.size());
    return pairs;
  }

  /// Whether two areas touch at a corner only; without that column none do.
  private static boolean isDiagonal(Row row) {
    return row.has(DIAGONAL) && isYes(row, DIAGONAL);
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
}
