package dev.rulewright.starquest.rules.ship;

import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.board.Floor;
import dev.rulewright.starquest.board.Sight;
import dev.rulewright.starquest.board.SquareSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A position, and where everybody stands; the sets of squares are made when they are asked for.
/// For one thread.
public final class Scene {

  private final Ship ship;
  private final Position position;
  private final Floor floor;
  private long @Nullable [] figures;
  private long @Nullable [] marines;
  private long @Nullable [] blips;
  private boolean large;

  public Scene(Ship ship, Position position) {
    this.ship = ship;
    this.position = position;
    floor = ship.floor(position);
  }

  private void add(int piece, long[] all, long[] own) {
    int square = Piece.square(piece);
    if (Piece.isBlip(piece)) {
      if (blips == null) {
        blips = new long[all.length];
      }
      SquareSet.add(blips, square);
      return;
    }
    SquareSet.add(all, square);
    if (Piece.isMarine(piece)) {
      SquareSet.add(own, square);
    } else if (Piece.isLarge(piece)) {
      large = true;
      for (int each : floor.squaresOf(square)) {
        SquareSet.add(all, each);
      }
    }
  }

  private void addAll() {
    int words = ship.board().words();
    var all = new long[words];
    var own = new long[words];
    for (int i = 0; i < position.size(); i++) {
      add(position.piece(i), all, own);
    }
    if (position.hasActive()) {
      add(position.active(), all, own);
    }
    figures = all;
    marines = own;
  }

  public Position position() {
    return position;
  }

  public Floor floor() {
    return floor;
  }

  /// The squares with figures, which fire does not pass.
  public long[] figures() {
    if (figures == null) {
      addAll();
    }
    return Objects.requireNonNull(figures);
  }

  /// The squares with figures of teams.
  public long[] marines() {
    if (marines == null) {
      addAll();
    }
    return Objects.requireNonNull(marines);
  }

  /// Whether a figure has an enemy on one of some squares.
  public boolean meetsEnemy(int piece, long[] squares) {
    for (int word = 0; word < squares.length; word++) {
      if ((squares[word] & enemies(piece, word)) != 0) {
        return true;
      }
    }
    return false;
  }

  /// Keeps the squares of enemies of a figure that it may attack, which are in no entry area.
  public void keepEnemies(int piece, long[] squares) {
    for (int word = 0; word < squares.length; word++) {
      squares[word] &= enemies(piece, word) & ~ship.docks()[word];
    }
    if (ship.firesAtAnyone()) {
      for (int at = SquareSet.next(squares, 0); at >= 0; at = SquareSet.next(squares, at + 1)) {
        if (isOwn(piece, at)) {
          SquareSet.remove(squares, at);
        }
      }
    }
  }

  /// The squares of a word on which enemies of a figure may stand.
  private long enemies(int piece, int word) {
    if (!Piece.isMarine(piece)) {
      return marines()[word];
    }
    return ship.firesAtAnyone() ? figures()[word] : figures()[word] & ~marines()[word];
  }

  /// Whether there is a Dreadnought.
  public boolean hasLarge() {
    figures();
    return large;
  }

  /// Whether a figure or a blip stands on a square.
  public boolean isOccupied(int square) {
    return SquareSet.has(figures(), square) || (blips != null && SquareSet.has(blips, square));
  }

  /// Takes the squares with figures and blips out of a set.
  public void removeOccupied(long[] squares) {
    SquareSet.removeAll(squares, figures());
    if (blips != null) {
      SquareSet.removeAll(squares, blips);
    }
  }

  /// The squares with figures that may hide something from a figure: all but its own.
  public long[] figuresBut(int piece) {
    if (!Piece.isLarge(piece)) {
      // Nobody hides anything from itself.
      return figures();
    }
    long[] others = figures().clone();
    for (int each : floor.squaresOf(Piece.square(piece))) {
      SquareSet.remove(others, each);
    }
    return others;
  }

  /// The figure or blip on a square, see [Ship#pieceOn].
  public int pieceOn(int square, int but) {
    return ship.pieceOn(position, square, but);
  }

  /// Whether a figure of the side of a piece stands on a square: of aliens any, of marines one of
  /// the same team.
  public boolean isOwn(int piece, int square) {
    boolean marine = SquareSet.has(marines(), square);
    return Piece.isMarine(piece)
        ? marine && (ship.teams() == 1 || isOfTeam(piece, pieceOn(square, piece)))
        : !marine;
  }

  private static boolean isOfTeam(int piece, int other) {
    return Piece.ownerIndex(piece) == Piece.ownerIndex(other);
  }

  /// Whether a piece stands on a square.
  public boolean covers(int piece, int square) {
    return ship.covers(piece, square);
  }

  /// The figure on a square, or [Piece#NONE].
  public int figureOn(int square) {
    int piece = pieceOn(square, Piece.NONE);
    return Piece.isBlip(piece) ? Piece.NONE : piece;
  }

  /// The squares that are in sight of marines when something is put there (SIGHT-4), and their own.
  public long[] inSightForPlacing() {
    var seen = new long[ship.board().words()];
    long[] observers = marines();
    for (int at = SquareSet.next(observers, 0); at >= 0; at = SquareSet.next(observers, at + 1)) {
      if (ship.seesFromDocks() || ship.board().dockOf(at) == 0) {
        Sight sight = floor.sight(at);
        SquareSet.addAll(seen, ship.figuresHidePlaces() ? sight.past(figures()) : sight.plain());
        SquareSet.add(seen, at);
      }
    }
    return seen;
  }
}
