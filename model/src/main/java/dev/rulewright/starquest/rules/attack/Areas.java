package dev.rulewright.starquest.rules.attack;

import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;

/// A figure that an attack on an area hits several times, as it is after the first hits: the same
/// figure stands on the same square, weaker.
final class Areas {

  private Areas() {}

  /// The figure as it is now.
  static int now(Position position, int piece) {
    int active = position.active();
    int square = Piece.square(piece);
    return position.hasActive() && Piece.square(active) == square ? active : position.at(square);
  }

  /// Whether it is there no more.
  static boolean hasFallen(Position position, int piece) {
    return now(position, piece) == Piece.NONE;
  }
}
