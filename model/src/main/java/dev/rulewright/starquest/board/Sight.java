package dev.rulewright.starquest.board;

/// Chapter *Line of sight*: what is seen from one square while some doors are closed.
///
/// A line goes from centre to centre. Whole numbers say where it crosses the grid: after i columns
/// and j rows of n and m, the next column is crossed at (1 + 2i) / 2n of the way, the next row at
/// (1 + 2j) / 2m; so compare u = (1 + 2i) m with v = (1 + 2j) n.
///
/// ```
///     u < v               u > v               u = v: through a corner
///   +---+---+           +---+---+           +---+---+
///   | p-|-q |           | p |   |           | p | A |   wA: edge p–A or A–q is closed
///   +---+---+           +-|-+---+           +---\---+   wB: edge p–B or B–q is closed
///   |   |   |           | q |   |           | B | q |
///   +---+---+           +---+---+           +---+---+
/// ```
///
/// Hidden is what lies behind a closed edge p–q, behind a square q with a figure, behind a corner
/// with walls on both sides, and behind a corner that the line *grazes* twice: the figures on A and
/// B count one each, walls count one.
///
/// - SIGHT-1: Two squares see each other along the straight line that joins their centres.
/// - SIGHT-2: Walls, closed doors and figures in between cut the line.
/// - SIGHT-3: No line passes the gap between two figures that touch at a corner.
///
/// For speed every line is followed once: kept is what is seen past nobody, and for each square
/// that a figure may stand on what it hides.
public final class Sight {

  /// What hides where a line runs exactly through a corner: the answers to `sight.corner`.
  public enum Corner {
    GRAZE_ONE,
    ONE_SIDE_OPEN,
    TOUCH_BLOCKS
  }

  /// Whether two figures that touch at a corner hide together: the answers to
  /// `sight.diagonal-neighbours`.
  public enum DiagonalNeighbours {
    GAP_IS_CLOSED,
    NEIGHBOURS_BLIND
  }

  private final Board board;
  private final long closedDoors;
  private final Corner corner;
  private final DiagonalNeighbours gap;
  private final int from;

  /// What is seen when there is no figure.
  private final long[] plain;

  /// What a figure on a square hides; null if nothing.
  private final long[][] behind;

  /// What figures on two diagonal neighbours hide together, by the upper one: the other is its
  /// neighbour to the lower right (even) or lower left (odd).
  private final long[][] betweenTwo;

  /// The squares on which figures hide anything.
  private final long[] hiding;

  /// What is seen from a square.
  ///
  /// @param corner what hides where a line runs exactly through a corner (Q23)
  /// @param gap whether two figures that touch there hide together (Q25)
  Sight(Board board, long closedDoors, Corner corner, DiagonalNeighbours gap, int from) {
    this.board = board;
    this.closedDoors = closedDoors;
    this.corner = corner;
    this.gap = gap;
    this.from = from;
    plain = new long[board.words()];
    behind = new long[board.size()][];
    betweenTwo = new long[2 * board.size()][];
    hiding = new long[board.words()];
    for (int to = 0; to < board.size(); to++) {
      if (to != from && board.exists(to) && follow(to, false)) {
        SquareSet.add(plain, to);
        follow(to, true);
      }
    }
  }

  /// The squares that are seen when there is no figure, without the square itself.
  public long[] plain() {
    return plain;
  }

  /// The squares that are seen past figures, without the square itself.
  ///
  /// @param figures the squares that figures stand on; not among them that of whoever looks
  public long[] past(long[] figures) {
    return past(figures, new long[plain.length]);
  }

  /// The same, put into an array.
  ///
  /// @param seen where they are put; what is there is lost
  public long[] past(long[] figures, long[] seen) {
    System.arraycopy(plain, 0, seen, 0, plain.length);
    for (int word = 0; word < seen.length; word++) {
      for (long left = figures[word] & hiding[word]; left != 0; left &= left - 1) {
        hide(seen, (word << 6) + Long.numberOfTrailingZeros(left), figures);
      }
    }
    return seen;
  }

  private void hide(long[] seen, int figure, long[] figures) {
    if (behind[figure] != null) {
      SquareSet.removeAll(seen, behind[figure]);
    }
    long[] right = betweenTwo[2 * figure];
    if (right != null && SquareSet.has(figures, figure + board.width() + 1)) {
      SquareSet.removeAll(seen, right);
    }
    long[] left = betweenTwo[2 * figure + 1];
    if (left != null && SquareSet.has(figures, figure + board.width() - 1)) {
      SquareSet.removeAll(seen, left);
    }
  }

  /// Follows the line to a square.
  ///
  /// @param keep whether to keep what figures on its way hide
  /// @return whether no wall and no door is in the way
  private boolean follow(int to, boolean keep) {
    Square a = board.square(from);
    Square b = board.square(to);
    int n = Math.abs(b.x() - a.x());
    int m = Math.abs(b.y() - a.y());
    Direction column = b.x() > a.x() ? Direction.E : Direction.W;
    Direction row = b.y() > a.y() ? Direction.S : Direction.N;
    int p = from;
    for (int i = 0, j = 0; i < n || j < m; ) {
      int u = (1 + 2 * i) * m;
      int v = (1 + 2 * j) * n;
      int q;
      if (u == v) {
        if (!passesCorner(p, column, row, to, keep)) {
          return false;
        }
        q = p + column.dx() + row.dy() * board.width();
        i++;
        j++;
      } else {
        Direction way = u < v ? column : row;
        if (board.edges().isClosed(p, way, closedDoors)) {
          return false;
        }
        q = board.next(p, way);
        i += u < v ? 1 : 0;
        j += u < v ? 0 : 1;
      }
      if (keep && q != to) {
        hidesAlone(q, to);
      }
      p = q;
    }
    return true;
  }

  private boolean passesCorner(int p, Direction column, Direction row, int to, boolean keep) {
    int a = board.next(p, column);
    int b = board.next(p, row);
    boolean wallA = isClosed(p, column) || isClosed(a, row);
    boolean wallB = isClosed(p, row) || isClosed(b, column);
    if ((wallA && wallB) || (corner == Corner.TOUCH_BLOCKS && (wallA || wallB))) {
      return false;
    }
    if (keep) {
      switch (corner) {
        case GRAZE_ONE -> {
          if (wallA || wallB) {
            hidesAlone(a, to);
            hidesAlone(b, to);
          } else {
            hideTogether(a, b, to);
          }
        }
        case ONE_SIDE_OPEN -> {
          if (wallA || wallB) {
            hidesAlone(wallA ? b : a, to);
          } else {
            hideTogether(a, b, to);
          }
        }
        case TOUCH_BLOCKS -> hideTogether(a, b, to);
      }
    }
    return true;
  }

  private boolean isClosed(int square, Direction direction) {
    return board.edges().isClosed(square, direction, closedDoors);
  }

  private void hidesAlone(int figure, int hidden) {
    if (behind[figure] == null) {
      behind[figure] = new long[board.words()];
    }
    SquareSet.add(behind[figure], hidden);
    SquareSet.add(hiding, figure);
  }

  private void hideTogether(int one, int other, int hidden) {
    if (gap == DiagonalNeighbours.NEIGHBOURS_BLIND) {
      return;
    }
    int upper = Math.min(one, other);
    int at = 2 * upper + (Math.max(one, other) == upper + board.width() + 1 ? 0 : 1);
    if (betweenTwo[at] == null) {
      betweenTwo[at] = new long[board.words()];
    }
    SquareSet.add(betweenTwo[at], hidden);
    SquareSet.add(hiding, upper);
  }
}
