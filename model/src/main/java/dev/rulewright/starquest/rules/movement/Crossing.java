package dev.rulewright.starquest.rules.movement;

import static dev.rulewright.starquest.StarQuestClause.MOVE_5;

import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import org.jspecify.annotations.Nullable;

/// Chapter *Movement*, the part on squares where somebody stands: who may cross them, and whether
/// enough movement is left to get out again.
final class Crossing extends Chapter {

  private final boolean anyDock = says("dock.enter=any-team");
  private final boolean alliesPass = says("pass.permission=allies-always");
  private final boolean ownerDecides = says("pass.permission=owner-decides");
  private final boolean outByPermission = says("pass.way-out=also-by-permission");

  Crossing(Ship ship) {
    super(ship);
  }

  /// Why a piece may not cross the occupied square, or null if it may, or may ask.
  ///
  /// - MOVE-5: Through another player's figure leads a way only if that player agrees and enough
  ///   movement is left to get out again.
  /// - MOVE-6: Figures of the own side never bar the way through.
  @Nullable StarQuestClause whyNot(Scene scene, int piece, int activity, int to) {
    if (!isFree(piece, scene.pieceOn(to, piece)) && !mayAsk(scene, piece, to)) {
      return MOVE_5;
    }
    int left = ship.most(scene.position(), piece) - Activity.steps(activity) - 1;
    return hasWayOut(scene, piece, to, left) ? null : MOVE_5;
  }

  /// Whether a piece may cross another one without asking: one of its own side.
  boolean isFree(int piece, int other) {
    return Piece.isMarine(piece)
        ? Piece.isMarine(other)
            && (Piece.ownerIndex(piece) == Piece.ownerIndex(other) || alliesPass)
        : !Piece.isMarine(other);
  }

  /// Whether a piece may ask to cross an occupied square.
  private boolean mayAsk(Scene scene, int piece, int square) {
    Position position = scene.position();
    return ownerDecides && !(piece == position.active() && position.isRefused(square));
  }

  /// Whether a piece can come from a square to one where it may stop.
  ///
  /// @param steps the steps it has
  private boolean hasWayOut(Scene scene, int piece, int square, int steps) {
    if (steps <= 0) {
      return false;
    }
    for (int left = scene.floor().steps(square); left != 0; left &= left - 1) {
      if (isWayOut(scene, piece, square, ship.next(square, Integer.numberOfTrailingZeros(left)))) {
        return true;
      }
    }
    return steps > 1 && hasLongerWayOut(scene, piece, square, steps);
  }

  private boolean hasLongerWayOut(Scene scene, int piece, int square, int steps) {
    var reached = new long[ship.board().words()];
    var edge = new long[ship.board().words()];
    SquareSet.add(edge, square);
    for (int step = 0; step < steps; step++) {
      var further = new long[ship.board().words()];
      for (int at = SquareSet.next(edge, 0); at >= 0; at = SquareSet.next(edge, at + 1)) {
        for (int left = scene.floor().steps(at); left != 0; left &= left - 1) {
          int to = ship.next(at, Integer.numberOfTrailingZeros(left));
          if (isWayOut(scene, piece, at, to)) {
            return true;
          }
          if (!SquareSet.has(reached, to) && isOnTheWay(scene, piece, to)) {
            SquareSet.add(further, to);
          }
        }
      }
      SquareSet.addAll(reached, edge);
      edge = further;
    }
    return false;
  }

  /// Whether a piece that comes from a square may stop on the next one.
  private boolean isWayOut(Scene scene, int piece, int from, int to) {
    if (ship.board().dockOf(to) > 0) {
      if (!mayEnterDock(piece, to)) {
        return false;
      }
      if (ship.board().dockOf(from) == 0) {
        return true;
      }
    }
    boolean left = to == Piece.square(piece) && scene.pieceOn(to, piece) == Piece.NONE;
    return (left || !scene.isOccupied(to))
        && (Piece.isMarine(piece) || ship.mayWalkOn(scene.position(), to));
  }

  /// Whether a piece may cross a square on its way out.
  private boolean isOnTheWay(Scene scene, int piece, int square) {
    return scene.isOccupied(square)
        && (isFree(piece, scene.pieceOn(square, piece))
            || (outByPermission && mayAsk(scene, piece, square)));
  }

  /// Whether a piece may go into an entry area.
  boolean mayEnterDock(int piece, int to) {
    return Piece.isMarine(piece) && (ship.board().dockOf(to) == Piece.ownerIndex(piece) || anyDock);
  }
}
