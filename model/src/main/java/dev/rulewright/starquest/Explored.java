package dev.rulewright.starquest;

/// How far the ship is explored.
///
/// @param closedDoors the closed doors, one bit each
/// @param scanned the boards that are scanned, one bit each from bit 1 on
/// @param waiting the boards that wait to be scanned, 4 bits each, the first one lowest; a map has
///   at most nine
public record Explored(long closedDoors, int scanned, long waiting) {

  private static final int BITS = 4;

  /// The board that is scanned next, or 0.
  public int next() {
    return (int) waiting & 0xF;
  }

  /// Whether more than one board waits.
  public boolean severalWait() {
    return waiting > 0xF;
  }

  /// Whether a board is scanned.
  public boolean isScanned(int board) {
    return (scanned >>> board & 1) != 0;
  }

  /// Whether a board waits to be scanned.
  public boolean isWaiting(int board) {
    for (long left = waiting; left != 0; left >>>= BITS) {
      if ((left & 0xF) == board) {
        return true;
      }
    }
    return false;
  }

  /// With a door opened.
  public Explored opened(long door) {
    return new Explored(closedDoors & ~door, scanned, waiting);
  }

  /// With a door closed.
  public Explored closed(long door) {
    return new Explored(closedDoors | door, scanned, waiting);
  }

  /// With one more board that waits, behind the others.
  public Explored waitingFor(int board) {
    int behind = 0;
    while (waiting >>> behind != 0) {
      behind += BITS;
    }
    return new Explored(closedDoors, scanned, waiting | ((long) board << behind));
  }

  /// With no board that waits.
  public Explored withoutWaiting() {
    return new Explored(closedDoors, scanned, 0);
  }

  /// With the board that is scanned next scanned.
  public Explored nextScanned() {
    return new Explored(closedDoors, scanned | (1 << next()), waiting >>> BITS);
  }
}
