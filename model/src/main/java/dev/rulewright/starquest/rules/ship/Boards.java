package dev.rulewright.starquest.rules.ship;

import static dev.rulewright.starquest.StarQuestClause.BLIP_1;
import static dev.rulewright.starquest.StarQuestClause.BLIP_3;
import static dev.rulewright.starquest.StarQuestClause.BOARD_1;
import static dev.rulewright.starquest.StarQuestClause.BOARD_2;
import static dev.rulewright.starquest.StarQuestClause.BOARD_3;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Explored;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.board.SquareSet;

/// Chapters *Moving onto a new board* and *Placing blips*.
public final class Boards extends Chapter {

  private final boolean scansEverySquare = says("scan.trigger=every-square-entered");
  private final boolean scansWhereItStops = says("scan.trigger=where-it-stops");
  private final boolean needsScanner = says("scan.scanner-gone=not-scanned");
  private final boolean restInSight = says("scan.no-room=rest-in-sight");

  public Boards(Ship ship) {
    super(ship);
  }

  // ---- A new board ----

  /// The position after the active figure has come onto a square: a new board waits to be scanned.
  ///
  /// - BOARD-1: A board is scanned when a figure of a team comes onto it for the first time in the
  ///   play.
  public Position entered(Position position, Chronicle chronicle) {
    int piece = position.active();
    if (!Piece.isMarine(piece) || !scansEverySquare) {
      return position;
    }
    return noted(position, Piece.square(piece), chronicle);
  }

  private Position noted(Position position, int square, Chronicle chronicle) {
    int board = ship.board().boardOf(square);
    Explored explored = position.explored();
    if (board == 0 || explored.isScanned(board) || explored.isWaiting(board)) {
      return position;
    }
    chronicle.tell(() -> Event.of("entered board " + board, BOARD_1));
    return position.with(explored.waitingFor(board));
  }

  /// Whether a board waits for the active figure to come to the end of its move and attack.
  public boolean isWaiting(Position position) {
    if (!position.hasActive()) {
      return false;
    }
    int board = ship.board().boardOf(Piece.square(position.active()));
    return position.explored().waiting() != 0
        || (scansWhereItStops
            && Piece.isMarine(position.active())
            && board > 0
            && !position.explored().isScanned(board)
            && Activity.steps(position.activity()) > 0);
  }

  /// Q15: the position when a figure has come to the end of its move, or is gone.
  public Position stopped(Position position, Chronicle chronicle) {
    int piece = position.active();
    if (Piece.isMarine(piece) && scansWhereItStops && Activity.steps(position.activity()) > 0) {
      return noted(position, Piece.square(piece), chronicle);
    }
    return position;
  }

  /// Q69: the position after the active figure has gone.
  public Position gone(Position position) {
    Explored explored = position.explored();
    return explored.waiting() != 0 && needsScanner
        ? position.with(explored.withoutWaiting())
        : position;
  }

  /// The position in which the next waiting board is scanned; the same position if none waits.
  ///
  /// - BOARD-2: Whoever came onto it acts to the end; the team then waits while blips are placed.
  /// - BOARD-3: After that the team goes on with those that have not acted.
  public Position scanned(Position position, Chronicle chronicle) {
    Position next = position;
    while (next.explored().next() != 0 && next.stage().equals(Stage.ACTING)) {
      int board = next.explored().next();
      chronicle.tell(() -> Event.of("scanned board " + board, BOARD_2));
      Position after = next.with(next.explored().nextScanned());
      next = unlessOver(after.with(new Stage.Scanning(board)), board);
    }
    return next;
  }

  // ---- Placing blips ----

  /// Whether all blips that remain have to be placed on the board being scanned.
  ///
  /// - BLIP-2: When the last of the four boards is scanned, the whole reserve has to go there.
  public boolean isLast(Position position) {
    return Integer.bitCount(position.explored().scanned()) == ship.board().boards();
  }

  /// The squares of a board on which a blip may be placed.
  ///
  /// - BLIP-3: A blip is put where no figure of a team sees it.
  /// - BLIP-4: No square holds two blips.
  public long[] squares(Scene scene, int board) {
    long[] free = ship.board().board(board).clone();
    scene.removeOccupied(free);
    long[] unseen = free.clone();
    SquareSet.removeAll(unseen, scene.inSightForPlacing());
    return restInSight && isLast(scene.position()) && SquareSet.isEmpty(unseen) ? free : unseen;
  }

  /// The position after a blip was placed.
  ///
  /// - BLIP-1: As many blips of the reserve as the alien player likes go onto the board being
  ///   scanned.
  public Position placed(Position position, int kind, int square, int board, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("placed blip %s".formatted(ship.square(square)), BLIP_1, BLIP_3));
    Position placed =
        position.plus(Piece.blip(square, ship.alien(kind))).with(position.stock().minusBlip(kind));
    return unlessOver(placed, board);
  }

  /// The position when no blip can be placed any more: play goes on.
  private Position unlessOver(Position position, int board) {
    return position.stock().blips() == 0
            || SquareSet.isEmpty(squares(new Scene(ship, position), board))
        ? position.with(Stage.ACTING)
        : position;
  }

  /// The position after the alien player has placed enough.
  public Position ended(Position position, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("scan-ended", BLIP_1, BOARD_3));
    return position.with(Stage.ACTING);
  }
}
