package dev.rulewright.starquest;

/// Pieces in the order of their squares, see [Piece]: copies with one more, one less or another.
final class Pieces {

  private Pieces() {}

  /// The index of the piece on a square, or -1.
  static int indexOf(int[] pieces, int square) {
    for (int i = 0; i < pieces.length; i++) {
      if (Piece.square(pieces[i]) == square) {
        return i;
      }
    }
    return -1;
  }

  /// A copy without the piece at an index.
  static int[] removed(int[] from, int index) {
    var less = new int[from.length - 1];
    System.arraycopy(from, 0, less, 0, index);
    System.arraycopy(from, index + 1, less, index, less.length - index);
    return less;
  }

  /// A copy with one more piece.
  static int[] inserted(int[] into, int piece) {
    var more = new int[into.length + 1];
    int at = 0;
    while (at < into.length && into[at] < piece) {
      more[at] = into[at];
      at++;
    }
    more[at] = piece;
    System.arraycopy(into, at, more, at + 1, into.length - at);
    return more;
  }

  /// A copy without the piece at an index, and with another one.
  static int[] exchanged(int[] from, int index, int piece) {
    int[] changed = from.clone();
    int at = index;
    while (at > 0 && changed[at - 1] > piece) {
      changed[at] = changed[at - 1];
      at--;
    }
    while (at < changed.length - 1 && changed[at + 1] < piece) {
      changed[at] = changed[at + 1];
      at++;
    }
    changed[at] = piece;
    return changed;
  }

  /// A copy in which nobody has acted.
  static int[] fresh(int[] pieces) {
    int[] fresh = pieces.clone();
    for (int i = 0; i < fresh.length; i++) {
      fresh[i] = Piece.fresh(fresh[i]);
    }
    return fresh;
  }
}
