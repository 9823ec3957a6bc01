package dev.rulewright.starquest.rules;

import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.board.Floor;
import dev.rulewright.starquest.board.Sight;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.reading.DockAnswers;
import dev.rulewright.starquest.reading.PlaceAnswers;

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

  /// The figure or blip on a square, or [Piece#NONE].
  ///
  /// @param but is left out; [Piece#NONE] leaves out nobody
  int pieceOn(int square, int but) {
    int active = position.active();
    // While it is crossing one of its own kind, the active piece equals another one.
    boolean butActive = active != Piece.NONE && active == but;
    if (active != Piece.NONE && !butActive && covers(active, square)) {
      return active;
    }
    for (int i = 0; i < position.size(); i++) {
      int piece = position.piece(i);
      if ((butActive || piece != but) && covers(piece, square)) {
        return piece;
      }
    }
    return Piece.NONE;
  }

  /// Whether a piece stands on a square.
  boolean covers(int piece, int square) {
    int base = Piece.square(piece);
    return square == base
        || square > base && ship.isLarge(piece) && isOnBase(base, square - ship.board().width());
  }

  private boolean isOnBase(int base, int below) {
    int right = base + 1;
    int width = ship.board().width();
    return below == base || below == right || below + width == right;
  }

  /// The figure on a square, or [Piece#NONE].
  int figureOn(int square) {
    int piece = pieceOn(square, Piece.NONE);
    return Piece.isBlip(piece) ? Piece.NONE : piece;
  }

  /// The squares that marines see when figures hide nothing (SIGHT-4), and their own.
  long[] inPlainSight() {
    return seenByMarines(false);
  }

  /// The squares that are in sight of marines when something is put there, and their own.
  long[] inSightForPlacing() {
    return seenByMarines(ship.reading().place().sight() == PlaceAnswers.Sight.FIGURES_TOO);
  }

  private long[] seenByMarines(boolean pastFigures) {
    boolean fromDocks = ship.reading().dock().sight() == DockAnswers.Sight.YES;
    var seen = new long[ship.board().words()];
    for (int at = SquareSet.next(marines, 0); at >= 0; at = SquareSet.next(marines, at + 1)) {
      if (fromDocks || ship.board().dockOf(at) == 0) {
        Sight sight = floor.sight(at);
        SquareSet.addAll(seen, pastFigures ? sight.past(figures) : sight.plain());
        SquareSet.add(seen, at);
      }
    }
    return seen;
  }
}
