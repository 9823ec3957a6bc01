package dev.rulewright.starquest.rules.attack;

import static dev.rulewright.starquest.StarQuestClause.CANNON_1;
import static dev.rulewright.starquest.StarQuestClause.HIT_1;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Assault cannon*: its points are given to one visible target after the other.
///
/// - HEAVY-1: One shot of a heavy weapon can reach several figures.
public final class AssaultCannon extends Chapter {

  private final Firing firing;
  private final Hits hits;
  private final boolean anyLine = says("cannon.lines=any-visible");
  private final boolean onceEach = says("cannon.split=one-by-one-once-each");

  public AssaultCannon(Ship ship, Firing firing, Hits hits) {
    super(ship);
    this.firing = firing;
    this.hits = hits;
  }

  /// The squares of the targets of a figure; null if there is none.
  public long @Nullable [] targets(Scene scene, int piece) {
    long[] targets = firing.targets(scene, piece);
    if (targets == null || anyLine) {
      return targets;
    }
    Square from = ship.square(Piece.square(piece));
    for (int at = SquareSet.next(targets, 0); at >= 0; at = SquareSet.next(targets, at + 1)) {
      Square square = ship.square(at);
      if (square.x() != from.x() && square.y() != from.y()) {
        SquareSet.remove(targets, at);
      }
    }
    return SquareSet.isEmpty(targets) ? null : targets;
  }

  /// The most points that a target takes, at most those that are left.
  public int most(int target, int left) {
    return Math.min(left, armour(target) + Piece.life(target));
  }

  /// The armour of a target.
  public int armour(int target) {
    return ship.kind(target).armour();
  }

  /// The figures that may take points that are left, in the order of the squares.
  ///
  /// - CANNON-1: The gunner deals the points of an assault cannon out to targets in sight.
  /// - CANNON-2: Points that are left may go to targets that come into sight as others fall.
  public List<Integer> open(Scene scene, Stage.Splitting splitting) {
    var open = new ArrayList<Integer>();
    if (!scene.position().hasActive()) {
      return open;
    }
    long[] targets = targets(scene, scene.position().active());
    if (targets != null) {
      for (int at = SquareSet.next(targets, 0); at >= 0; at = SquareSet.next(targets, at + 1)) {
        int target = scene.figureOn(at);
        if (armour(target) < splitting.left() && !splitting.hit().contains(at)) {
          open.add(target);
        }
      }
    }
    return open;
  }

  /// Why points may not go to a target, or null if they may.
  public @Nullable StarQuestClause whyNot(
      Scene scene, Stage.Splitting splitting, int target, int points) {
    int other = scene.figureOn(target);
    if (other != Piece.NONE && splitting.hit().contains(target)) {
      return CANNON_1;
    }
    StarQuestClause because = firing.whyNotAt(scene, scene.position().active(), target);
    if (because != null) {
      return because;
    }
    if (!open(scene, splitting).contains(other)) {
      return armour(other) >= splitting.left() ? HIT_1 : CANNON_1;
    }
    return points <= armour(other)
        ? HIT_1
        : points > most(other, splitting.left()) ? CANNON_1 : null;
  }

  /// The position when the dice have shown a total: the points are split if anybody can take any.
  public Position thrown(Position position, int weapon, int total, Chronicle chronicle) {
    return goingOn(position, new Stage.Splitting(weapon, total, List.of()), chronicle);
  }

  /// The position after points went to a target.
  public Position hit(
      Position position, Stage.Splitting splitting, int target, int points, Chronicle chronicle) {
    int other = new Scene(ship, position).figureOn(target);
    boolean stands = Piece.life(other) > points - armour(other);
    var hit = new ArrayList<>(splitting.hit());
    if (stands && onceEach) {
      hit.add(target);
    }
    var next = new Stage.Splitting(splitting.weapon(), splitting.left() - points, hit);
    Position after =
        hits.shot(position.with(next), other, points, Piece.owner(position.active()), chronicle);
    return after.stage().equals(next) ? goingOn(after, next, chronicle) : after;
  }

  /// The position that waits for another target, or acts on if there is none.
  public Position goingOn(Position position, Stage.Splitting splitting, Chronicle chronicle) {
    if (!open(new Scene(ship, position), splitting).isEmpty()) {
      return position.with(splitting);
    }
    if (chronicle.listening() && splitting.left() > 0) {
      chronicle.tell(Event.of("lost points: " + splitting.left(), HIT_1));
    }
    return position.with(Stage.ACTING);
  }
}
