package dev.rulewright.starquest.rules;

import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.board.Floor;
import dev.rulewright.starquest.board.SquareSet;

/// A position, and where everybody stands.
final class Scene {

  private final Ship ship;
  private final Position position;
  private final Floor floor;

  /// The squares with figures of teams, with figures of aliens, and with blips.
  private final long[] marines;

  private final long[] aliens;
  private final long[] blips;
  private final long[] figures;

  Scene(Ship ship, Position position) {
    this.ship = ship;
    this.position = position;
    floor = ship.floor(position);
    int words = ship.board().words();
    marines = new long[words];
    aliens = new long[words];
    blips = new long[words];
    for (int i = 0; i < position.size(); i++) {
      add(position.piece(i));
    }
    if (position.hasActive()) {
      add(position.active());
    }
    figures = marines.clone();
    SquareSet.addAll(figures, aliens);
  }

  private void add(int piece) {
    int square = Piece.square(piece);
    if (Piece.isBlip(piece)) {
      SquareSet.add(blips, square);
    } else if (Piece.isMarine(piece)) {
      SquareSet.add(marines, square);
    } else if (ship.isLarge(piece)) {
      for (int each : floor.squaresOf(square)) {
        SquareSet.add(aliens, each);
      }
    } else {
      SquareSet.add(aliens, square);
    }
  }

  Position position() {
    return position;
  }

  Floor floor() {
    return floor;
  }

  long[] marines() {
    return marines;
  }

  long[] aliens() {
    return aliens;
  }

  long[] blips() {
    return blips;
  }

  /// The squares with figures, which fire does not pass.
  long[] figures() {
    return figures;
  }

  /// Whether a figure or a blip stands on a square.
  boolean isOccupied(int square) {
    return SquareSet.has(figures, square) || SquareSet.has(blips, square);
  }

  /// The squares with figures, but for those of one.
  long[] figuresBut(int piece) {
    long[] others = figures.clone();
    if (ship.isLarge(piece)) {
      for (int each : floor.squaresOf(Piece.square(piece))) {
        SquareSet.remove(others, each);
      }
    } else {
      SquareSet.remove(others, Piece.square(piece));
    }
    return others;
  }

  /// The piece that covers a square, other than the active one; [Piece#NONE] if there is none.
  int covering(int square) {
    int piece = position.at(square);
    if (piece != Piece.NONE) {
      return piece;
    }
    for (int i = 0; i < position.size(); i++) {
      if (ship.isLarge(position.piece(i))
          && covers(Piece.square(position.piece(i)), square)) {
        return position.piece(i);
      }
    }
    return Piece.NONE;
  }

  private boolean covers(int base, int square) {
    int below = base + ship.board().width();
    return square == base || square == base + 1 || square == below || square == below + 1;
  }

  /// The figure that covers a square, be it the active one; [Piece#NONE] if there is none.
  int figureOn(int square) {
    int active = position.active();
    if (active != Piece.NONE
        && !Piece.isBlip(active)
        && (ship.isLarge(active)
            ? covers(Piece.square(active), square)
            : Piece.square(active) == square)) {
      return active;
    }
    int piece = covering(square);
    return Piece.isBlip(piece) ? Piece.NONE : piece;
  }

  /// The squares that marines see past nobody, or past figures.
  long[] seenByMarines(boolean pastFigures, boolean fromDocks) {
    var seen = new long[ship.board().words()];
    for (int at = SquareSet.next(marines, 0); at >= 0; at = SquareSet.next(marines, at + 1)) {
      if (fromDocks || ship.board().dockOf(at) == 0) {
        SquareSet.addAll(
            seen,
            pastFigures ? floor.sight(at).past(figures) : floor.sight(at).plain());
        SquareSet.add(seen, at);
      }
    }
    return seen;
  }
}
