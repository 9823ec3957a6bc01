package dev.rulewright.starquest.rules.attack;

import static dev.rulewright.starquest.StarQuestClause.FIRE_1;
import static dev.rulewright.starquest.StarQuestClause.PLASMA_1;
import static dev.rulewright.starquest.StarQuestClause.PLASMA_3;
import static dev.rulewright.starquest.StarQuestClause.PLASMA_4;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.Floor;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import org.jspecify.annotations.Nullable;

/// Chapter *Plasma gun*: a straight line of squares, each joined to the one before.
public final class PlasmaGun extends Chapter {

  private final Firing firing;
  private final Hits hits;
  private final boolean needsTarget = says("plasma.target=needed");
  private final boolean largeOnce = says("area.large=once-the-most");

  public PlasmaGun(Ship ship, Firing firing, Hits hits) {
    super(ship);
    this.firing = firing;
    this.hits = hits;
  }

  /// The directions in which a line may start on a square of a figure, one bit each: the first
  /// square is joined and none of its own.
  public int directions(Scene scene, int piece, int start) {
    int allowed = 0;
    for (int left = scene.floor().blasts(start); left != 0; left &= left - 1) {
      int way = Integer.numberOfTrailingZeros(left);
      if (whyNot(scene, piece, start, way) == null) {
        allowed |= 1 << way;
      }
    }
    return allowed;
  }

  /// Why a line may not start on a square, or null if it may.
  ///
  /// - PLASMA-4: Walls and closed doors stop the line; figures do not.
  public @Nullable StarQuestClause whyNot(Scene scene, int piece, int start, int way) {
    if (!scene.covers(piece, start)
        || (ship.next(start, way) >= 0 && scene.covers(piece, ship.next(start, way)))) {
      return PLASMA_1;
    }
    if ((scene.floor().blasts(start) >>> way & 1) == 0) {
      return PLASMA_4;
    }
    return needsTarget && !hasEnemy(scene, piece, line(scene.floor(), start, way)) ? FIRE_1 : null;
  }

  private boolean hasEnemy(Scene scene, int piece, long[] line) {
    for (int at = SquareSet.next(line, 0); at >= 0; at = SquareSet.next(line, at + 1)) {
      int other = scene.figureOn(at);
      if (other != Piece.NONE && firing.isEnemy(piece, other)) {
        return true;
      }
    }
    return false;
  }

  private long[] line(Floor floor, int start, int way) {
    var line = new long[ship.board().words()];
    for (int at = start; (floor.blasts(at) >>> way & 1) != 0; ) {
      at = ship.next(at, way);
      SquareSet.add(line, at);
    }
    return line;
  }

  /// The position after the shot: every figure in the line is attacked with the full total at once;
  /// those that fall are taken off in the order of the squares.
  ///
  /// - PLASMA-1: The shot of a plasma gun runs straight along a row, a column or a diagonal and
  ///   hits whoever is in it.
  /// - PLASMA-2: Each figure in the line takes the full roll.
  /// - PLASMA-3: Own figures in the line are not spared.
  public Position hit(Position position, int start, int way, int total, Chronicle chronicle) {
    Scene scene = new Scene(ship, position);
    long[] line = line(scene.floor(), start, way);
    SquareSet.removeAll(line, ship.docks());
    Seat by = Piece.owner(position.active());
    Position after = position;
    for (int piece : position.all()) {
      int times = piece == position.active() || Piece.isBlip(piece) ? 0 : times(scene, piece, line);
      if (times > 0 && Piece.owner(piece) == by && chronicle.listening()) {
        chronicle.tell(Event.of("in the line: " + ship.name(piece), PLASMA_3));
      }
      for (int i = 0; i < times && !Areas.hasFallen(after, piece); i++) {
        after = hits.shot(after, Areas.now(after, piece), total, by, chronicle);
      }
    }
    return after;
  }

  /// How often a figure is attacked.
  private int times(Scene scene, int piece, long[] line) {
    int times = 0;
    for (int at = SquareSet.next(line, 0); at >= 0; at = SquareSet.next(line, at + 1)) {
      times += scene.covers(piece, at) ? 1 : 0;
    }
    return largeOnce ? Math.min(times, 1) : times;
  }
}
