package dev.rulewright.starquest.board;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The board while some doors are closed: which squares are joined, where a base of 2 × 2 squares
/// fits, and what is seen. Made once for each set of closed doors, see [Floors]; sight is worked
/// out when it is first asked about.
///
/// A base is named by its upper left square.
public final class Floor {

  private final Board board;
  private final long closedDoors;
  private final Rule rule;
  private final byte[] steps;
  private final byte[] blasts;
  private final long[] bases;
  private final long[] doorwayBases;

  // What several threads work out at once is the same, and whole: all its fields are final.
  private final @Nullable Sight[] sights;

  Floor(Board board, long closedDoors, Rule rule) {
    this.board = board;
    this.closedDoors = closedDoors;
    this.rule = rule;
    steps = joined(rule.steps());
    blasts = rule.blasts() == rule.steps() ? steps : joined(rule.blasts());
    bases = new long[board.words()];
    doorwayBases = new long[board.words()];
    for (int square = 0; square < board.size(); square++) {
      findBase(square, rule.doorways());
    }
    sights = new Sight[board.size()];
  }

  /// What a reading says about squares.
  ///
  /// @param corner what hides where a line of sight runs through a corner
  /// @param gap whether a line passes between two figures that touch at a corner
  /// @param steps when a step goes diagonally
  /// @param blasts when a blast and a line of plasma do
  /// @param doorways which doors a base may not stop under
  public record Rule(
      Sight.Corner corner,
      Sight.DiagonalNeighbours gap,
      Joining steps,
      Joining blasts,
      Doorways doorways) {}

  /// The doors that matter to a base.
  public enum Doorways {
    /// Doors, opened ones too, and the openings of the four walls.
    ALL,
    /// None: under a closed door nobody stops anyway, and an opened one has no marker left.
    NONE
  }

  /// The directions in which a square is joined to the next one for a step, one bit each.
  public int steps(int square) {
    return steps[square] & 0xFF;
  }

  /// The directions in which a square is joined to the next one for a blast or a line of plasma.
  public int blasts(int square) {
    return blasts[square] & 0xFF;
  }

  /// Whether a base fits: four squares on boards without a closed edge inside.
  public boolean isBase(int square) {
    return SquareSet.has(bases, square);
  }

  /// Whether a doorway lies inside a base that fits.
  public boolean hasDoorway(int base) {
    return SquareSet.has(doorwayBases, base);
  }

  /// The four squares of a base.
  public int[] squaresOf(int base) {
    return new int[] {base, base + 1, base + board.width(), base + board.width() + 1};
  }

  /// The bases that fit and contain a square.
  public List<Integer> basesOn(int square) {
    var found = new ArrayList<Integer>();
    for (int base :
        new int[] {square - board.width() - 1, square - board.width(), square - 1, square}) {
      if (base >= 0 && isBase(base)) {
        found.add(base);
      }
    }
    return found;
  }

  /// What is seen from a square.
  public Sight sight(int square) {
    Sight known = sights[square];
    if (known == null) {
      known = new Sight(board, closedDoors, rule.corner(), rule.gap(), square);
      sights[square] = known;
    }
    return known;
  }

  /// The closed doors next to a square, as bits.
  public long closedDoorsAt(int square) {
    return board.doorsAt(square) & closedDoors;
  }

  private byte[] joined(Joining joining) {
    var joined = new byte[board.size()];
    for (int square = 0; square < joined.length; square++) {
      for (Direction way : Direction.ALL) {
        if (board.exists(square) && areJoined(square, way, joining)) {
          joined[square] |= (byte) way.bit();
        }
      }
    }
    return joined;
  }

  private boolean areJoined(int square, Direction way, Joining joining) {
    int next = board.next(square, way);
    if (next < 0 || !board.exists(next)) {
      return false;
    }
    if (!way.isDiagonal()) {
      return isOpen(square, way);
    }
    Direction column = way.dx() > 0 ? Direction.E : Direction.W;
    Direction row = way.dy() > 0 ? Direction.S : Direction.N;
    boolean one = isOpen(square, column) && isOpen(board.next(square, column), row);
    boolean other = isOpen(square, row) && isOpen(board.next(square, row), column);
    return switch (joining) {
      case ONE_WAY_OPEN -> one || other;
      case BOTH_WAYS_OPEN -> one && other;
      case NEVER_BLOCKED -> true;
    };
  }

  private boolean isOpen(int square, Direction way) {
    return !board.edges().isClosed(square, way, closedDoors);
  }

  private void findBase(int base, Doorways doorways) {
    Square corner = board.square(base);
    if (corner.x() + 1 >= board.width() || corner.y() + 1 >= board.height()) {
      return;
    }
    for (int square : squaresOf(base)) {
      if (!board.exists(square) || board.dockOf(square) > 0) {
        return;
      }
    }
    Edges edges = board.edges();
    if (edges.runThrough(base, (square, way) -> edges.isClosed(square, way, closedDoors))) {
      return;
    }
    SquareSet.add(bases, base);
    boolean hasDoorway =
        switch (doorways) {
          case ALL -> edges.runThrough(base, edges::isDoorway);
          case NONE -> false;
        };
    if (hasDoorway) {
      SquareSet.add(doorwayBases, base);
    }
  }
}
