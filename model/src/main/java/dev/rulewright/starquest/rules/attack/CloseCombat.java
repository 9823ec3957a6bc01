package dev.rulewright.starquest.rules.attack;

import static dev.rulewright.starquest.StarQuestClause.ATTACK_1;
import static dev.rulewright.starquest.StarQuestClause.CLOSE_1;
import static dev.rulewright.starquest.StarQuestClause.CLOSE_2;
import static dev.rulewright.starquest.StarQuestClause.CLOSE_3;
import static dev.rulewright.starquest.StarQuestClause.CLOSE_4;
import static dev.rulewright.starquest.StarQuestClause.CLOSE_5;
import static dev.rulewright.starquest.StarQuestClause.GAME_4;
import static dev.rulewright.starquest.StarQuestClause.GOAL_3;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Dice;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import org.jspecify.annotations.Nullable;

/// Chapter *Close combat*.
public final class CloseCombat extends Chapter {

  private final Firing firing;
  private final Hits hits;
  private final boolean overWalls = says("close.walls=yes");
  private final Firing.Close close = answer("dreadnought.close", Firing.Close.values());

  public CloseCombat(Ship ship, Firing firing, Hits hits) {
    super(ship);
    this.firing = firing;
    this.hits = hits;
  }

  /// Why a piece may not strike at all, or null if it may.
  ///
  /// - CLOSE-1: A figure may strike instead of firing, on either side of its move.
  public @Nullable StarQuestClause whyNoStrike(Position position, int piece, int activity) {
    StarQuestClause because = firing.whyNoAttack(position, piece, activity);
    if (because != null || !Piece.isLarge(piece)) {
      return because;
    }
    int strikes = Activity.strikes(activity);
    boolean fired = Activity.fired(activity) != 0;
    return switch (close) {
      case ONE_AND_NO_FIRE -> strikes > 0 || fired ? ATTACK_1 : null;
      case THREE -> strikes == 3 || fired ? ATTACK_1 : null;
      case ONE_AND_FIRE -> strikes > 0 ? ATTACK_1 : null;
    };
  }

  /// The squares of the figures that a piece may strike; null if there is none.
  ///
  /// - CLOSE-2: It strikes at a neighbour beside, before or behind it, never across a corner.
  public long @Nullable [] targets(Scene scene, int piece) {
    if (!Piece.isLarge(piece)) {
      return targets(scene, piece, Piece.square(piece), null);
    }
    long[] found = null;
    for (int square : scene.floor().squaresOf(Piece.square(piece))) {
      found = targets(scene, piece, square, found);
    }
    return found;
  }

  private long @Nullable [] targets(Scene scene, int piece, int square, long @Nullable [] known) {
    long[] found = known;
    for (int left = Direction.ORTHOGONAL; left != 0; left &= left - 1) {
      int way = Integer.numberOfTrailingZeros(left);
      int to = ship.next(square, way);
      if (to >= 0 && SquareSet.has(scene.figures(), to) && isOpen(scene, square, way)) {
        int other = scene.figureOn(to);
        if (firing.isEnemy(piece, other)) {
          found = found == null ? new long[ship.board().words()] : found;
          SquareSet.add(found, Piece.square(other));
        }
      }
    }
    return found;
  }

  private boolean isOpen(Scene scene, int square, int way) {
    return overWalls || (scene.floor().steps(square) >>> way & 1) != 0;
  }

  /// Why a piece may not strike another one, or null if it may.
  public @Nullable StarQuestClause whyNotAt(Scene scene, int piece, int target) {
    int other = scene.figureOn(target);
    if (other != Piece.NONE && ship.board().dockOf(target) > 0) {
      return GOAL_3;
    }
    if (other != Piece.NONE && !firing.isEnemy(piece, other)) {
      return GAME_4;
    }
    long[] targets = targets(scene, piece);
    return targets != null && SquareSet.has(targets, target) ? null : CLOSE_2;
  }

  /// The dice of a figure.
  ///
  /// - ARM-3: The set with the axe is strong hand to hand and weak at a distance.
  /// - ARM-4: The bolter hits harder at a distance; hand to hand it is no better than any marine.
  /// - DREAD-10: Wounds do not lessen its dice for striking.
  public Dice dice(int piece) {
    Dice own = ship.kind(piece).close();
    for (Weapon weapon : ship.kind(piece).weapons()) {
      Dice dice = weapon.close();
      if (own == null && dice != null && (Piece.weapons(piece) & weapon.bit()) != 0) {
        own = dice;
      }
    }
    if (own == null) {
      throw new IllegalStateException("no dice for close combat: " + ship.name(piece));
    }
    return own;
  }

  /// The position in which both throw their dice.
  ///
  /// - CLOSE-3: Attacker and defender both roll what they have for striking; armour does not help.
  public Position struck(Position position, int from, int target, Chronicle chronicle) {
    Position active = position.activating(from);
    chronicle.tell(() ->
        Event.of(
            "struck %s: by %s".formatted(ship.square(target), ship.name(active.active())),
            CLOSE_3,
            CLOSE_1));
    return active.withActive(Activity.struck(active.activity()), new Stage.Striking(target));
  }

  /// The position after the dice have fallen.
  ///
  /// - CLOSE-4: Whoever has less loses the difference in life points.
  /// - CLOSE-5: The same on both sides harms nobody.
  public Position fought(Position position, int target, int own, int others, Chronicle chronicle) {
    int attacker = position.active();
    int defender = new Scene(ship, position).figureOn(target);
    if (own > others) {
      return hits.hurt(position, defender, own - others, Piece.owner(attacker), CLOSE_4, chronicle);
    }
    if (own < others) {
      return hits.hurt(position, attacker, others - own, Piece.owner(defender), CLOSE_4, chronicle);
    }
    chronicle.tell(() -> Event.of("a draw: %d each".formatted(own), CLOSE_5));
    return position;
  }
}
