package dev.rulewright.simulator.starquest;

import dev.rulewright.starquest.board.Board;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Floor;
import dev.rulewright.starquest.board.Floors;
import dev.rulewright.starquest.board.Joining;
import dev.rulewright.starquest.board.Sight;
import java.util.Arrays;

/// How many steps squares are apart while all doors are open and nobody stands in the way.
final class Distances {

  private final short[][] steps;

  Distances(Board board) {
    Floor floor =
        new Floors(
                board,
                new Floor.Rule(
                    Sight.Corner.GRAZE_ONE,
                    Sight.DiagonalNeighbours.GAP_IS_CLOSED,
                    Joining.ONE_WAY_OPEN,
                    Joining.ONE_WAY_OPEN,
                    Floor.Doorways.ALL))
            .with(0);
    steps = new short[board.size()][];
    for (int from = 0; from < steps.length; from++) {
      steps[from] = searched(from, board, floor);
    }
  }

  /// The farthest squares of any board are fewer steps apart.
  private static short[] searched(int from, Board board, Floor floor) {
    var found = new short[board.size()];
    Arrays.fill(found, (short) board.size());
    var queue = new int[board.size()];
    found[from] = 0;
    queue[0] = from;
    int end = 1;
    for (int next = 0; next < end; next++) {
      int at = queue[next];
      for (Direction way : Direction.ALL) {
        if ((floor.steps(at) & way.bit()) != 0) {
          int to = board.next(at, way);
          if (found[to] == board.size()) {
            found[to] = (short) (found[at] + 1);
            queue[end++] = to;
          }
        }
      }
    }
    return found;
  }

  /// The number of steps; the number of squares if there is no way.
  int between(int one, int other) {
    return steps[one][other];
  }
}
