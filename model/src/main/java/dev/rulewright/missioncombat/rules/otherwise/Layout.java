package dev.rulewright.missioncombat.rules.otherwise;

import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Chapter *Set-up*, the figure of the board (SETUP-2): which areas are adjacent.
///
/// The figure is lost. Readings that do not take adjacency from data lay the areas out in two rows
/// that face each other, the Marines' and the Portalists', each in the order of the numbers on the
/// cards (MATERIAL-8). Seen from one side of the table, place 1 of both rows is at the same end.
///
/// | reading | a Marine area at place *i* touches, besides its neighbours in the row |
/// |---|---|
/// | edges only | the Portalist area at *i* |
/// | with diagonals | those at *i* - 1, *i* and *i* + 1 |
/// | staggered by half a card | those at *i* - 1 and *i* |
public final class Layout {

  private static final String ASSUMED = "assumed: the layout of the reading";

  /// The answers to `board.adjacency`.
  private enum Adjacency {
    FROM_DATA,
    ROWS_EDGES_ONLY,
    ROWS_WITH_DIAGONALS,
    STAGGERED_ROWS
  }

  private Layout() {}

  /// The material with the board laid out as a reading says.
  public static Material of(Material material, Reading reading) {
    return switch (reading.answer("board.adjacency", Adjacency.values())) {
      case FROM_DATA -> material;
      case ROWS_EDGES_ONLY -> material.with(rows(material.board(), 0, 0));
      case ROWS_WITH_DIAGONALS -> material.with(rows(material.board(), -1, 1));
      case STAGGERED_ROWS -> material.with(rows(material.board(), -1, 0));
    };
  }

  /// Two rows in which an area at place i touches the opposing areas from i + first to i + last.
  private static Board rows(Board board, int first, int last) {
    List<Area> marines = row(board, Faction.MARINES);
    List<Area> portalists = row(board, Faction.PORTALISTS);
    var pairs = new ArrayList<Board.Adjacency>();
    addNeighbours(pairs, marines);
    addNeighbours(pairs, portalists);
    for (int i = 0; i < marines.size(); i++) {
      for (int j = Math.max(0, i + first); j <= Math.min(i + last, portalists.size() - 1); j++) {
        pairs.add(
            new Board.Adjacency(marines.get(i), portalists.get(j), ASSUMED, i != j && last > 0));
      }
    }
    return new Board(board.areas(), pairs);
  }

  private static List<Area> row(Board board, Faction faction) {
    return board.areasOf(board.own(faction)).stream()
        .sorted(Comparator.comparingInt(Area::number))
        .toList();
  }

  private static void addNeighbours(List<Board.Adjacency> pairs, List<Area> row) {
    for (int i = 1; i < row.size(); i++) {
      pairs.add(new Board.Adjacency(row.get(i - 1), row.get(i), ASSUMED, false));
    }
  }
}
