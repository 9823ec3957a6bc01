package dev.rulewright.starquest.rules.attack;

import static dev.rulewright.starquest.StarQuestClause.FIRE_1;
import static dev.rulewright.starquest.StarQuestClause.HEAVY_1;
import static dev.rulewright.starquest.StarQuestClause.MISSILE_1;
import static dev.rulewright.starquest.StarQuestClause.MISSILE_2;
import static dev.rulewright.starquest.StarQuestClause.MISSILE_3;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import org.jspecify.annotations.Nullable;

/// Chapter *Missile launcher*: a square and those around it.
public final class MissileLauncher extends Chapter {

  private final Firing firing;
  private final Hits hits;
  private final boolean needsVisibleSquare = says("missile.target=visible-square");
  private final boolean sparesShooter = says("missile.shooter=spared");
  private final boolean largeOnce = says("area.large=once-the-most");

  public MissileLauncher(Ship ship, Firing firing, Hits hits) {
    super(ship);
    this.firing = firing;
    this.hits = hits;
  }

  /// The squares at which a figure may fire.
  ///
  /// - MISSILE-1: A missile is aimed at a square, whether somebody stands there or not.
  public long[] squares(Scene scene, int piece) {
    if (needsVisibleSquare) {
      return firing.inSight(scene, piece);
    }
    long[] others = ship.board().existing().clone();
    for (int at = SquareSet.next(others, 0); at >= 0; at = SquareSet.next(others, at + 1)) {
      if (scene.covers(piece, at)) {
        SquareSet.remove(others, at);
      }
    }
    return others;
  }

  /// Why a figure may not fire at a square, or null if it may.
  public @Nullable StarQuestClause whyNot(Scene scene, int piece, int square) {
    return SquareSet.has(squares(scene, piece), square)
        ? null
        : scene.covers(piece, square) ? MISSILE_1 : FIRE_1;
  }

  /// The position after the shot: the target square is attacked with both dice, those around it
  /// with the higher one, all at once; those that fall are taken off in the order of the squares.
  ///
  /// - MISSILE-2: Both dice count against whoever stands on that square.
  /// - MISSILE-3: Only the higher of the dice counts against those around it.
  /// - MISSILE-4: Walls and closed doors keep the blast out.
  public Position hit(Position position, int target, int lower, int higher, Chronicle chronicle) {
    Scene scene = new Scene(ship, position);
    var around = new long[ship.board().words()];
    for (int left = scene.floor().blasts(target); left != 0; left &= left - 1) {
      SquareSet.add(around, ship.next(target, Integer.numberOfTrailingZeros(left)));
    }
    SquareSet.removeAll(around, ship.docks());
    boolean centre = !SquareSet.has(ship.docks(), target);
    Seat by = Piece.owner(position.active());
    chronicle.tell(() -> Event.of("rolled %d and %d".formatted(lower, higher), MISSILE_1, HEAVY_1));
    Position after = position;
    for (int piece : position.all()) {
      if (Piece.isBlip(piece) || isSpared(piece, by)) {
        continue;
      }
      boolean first = centre && scene.covers(piece, target);
      if (first) {
        tell(piece, lower + higher, MISSILE_2, chronicle);
        after = hits.shot(after, Areas.now(after, piece), lower + higher, by, chronicle);
      }
      int times = times(scene, piece, around, first);
      if (times > 0) {
        tell(piece, higher, MISSILE_3, chronicle);
      }
      for (int i = 0; i < times && !Areas.hasFallen(after, piece); i++) {
        after = hits.shot(after, Areas.now(after, piece), higher, by, chronicle);
      }
    }
    return after;
  }

  private void tell(int piece, int points, StarQuestClause because, Chronicle chronicle) {
    chronicle.tell(
        () -> Event.of("blast %s: %d points".formatted(ship.name(piece), points), because));
  }

  /// Q34: whether the blast does a figure no harm.
  private boolean isSpared(int piece, Seat by) {
    return sparesShooter && Piece.owner(piece) == by;
  }

  /// How often a figure is attacked with the higher die.
  private int times(Scene scene, int piece, long[] around, boolean first) {
    int times = 0;
    for (int at = SquareSet.next(around, 0); at >= 0; at = SquareSet.next(around, at + 1)) {
      times += scene.covers(piece, at) ? 1 : 0;
    }
    return largeOnce ? first ? 0 : Math.min(times, 1) : times;
  }
}
