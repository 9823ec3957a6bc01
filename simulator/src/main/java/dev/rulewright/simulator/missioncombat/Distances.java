package dev.rulewright.simulator.missioncombat;

import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;

/// How many moves areas are apart, whatever stands between them.
final class Distances {

  /// By area and number of moves, the areas that can be reached with at most so many moves.
  private final int[][] within;

  /// By set of areas and area, the number of moves to the nearest of the set.
  private final byte[] toNearest;

  Distances(Board board) {
    int areas = board.areas().size();
    within = new int[areas][areas];
    for (Area area : board.areas()) {
      int reached = area.bit();
      for (int moves = 0; moves < areas; moves++) {
        within[area.index()][moves] = reached;
        reached |= board.adjacentToAny(reached);
      }
    }
    toNearest = new byte[(1 << areas) * areas];
    for (int at = areas; at < toNearest.length; at++) {
      toNearest[at] = (byte) searched(within[at % areas], at / areas);
    }
  }

  private static int searched(int[] reach, int set) {
    int moves = 0;
    while (moves < reach.length && (reach[moves] & set) == 0) {
      moves++;
    }
    return moves;
  }

  /// The areas that can be reached from an area with at most so many moves.
  int within(Area area, int moves) {
    return within[area.index()][Math.min(moves, within.length - 1)];
  }

  /// The number of moves from an area to the nearest of a set of areas: none if the set is empty,
  /// as there is nowhere to go; if none can be reached, the number of areas of the board.
  int toNearest(Area area, int set) {
    return toNearest[set * within.length + area.index()];
  }
}
