package dev.rulewright.starquest.rules.attack;

import static dev.rulewright.starquest.StarQuestClause.ALIEN_2;
import static dev.rulewright.starquest.StarQuestClause.ARM_5;
import static dev.rulewright.starquest.StarQuestClause.ATTACK_1;
import static dev.rulewright.starquest.StarQuestClause.ATTACK_2;
import static dev.rulewright.starquest.StarQuestClause.ATTACK_3;
import static dev.rulewright.starquest.StarQuestClause.DICE_1;
import static dev.rulewright.starquest.StarQuestClause.DREAD_7;
import static dev.rulewright.starquest.StarQuestClause.FIRE_1;
import static dev.rulewright.starquest.StarQuestClause.FIRE_3;
import static dev.rulewright.starquest.StarQuestClause.FIRE_4;
import static dev.rulewright.starquest.StarQuestClause.GAME_4;
import static dev.rulewright.starquest.StarQuestClause.GOAL_3;
import static dev.rulewright.starquest.StarQuestClause.TURN_2;
import static dev.rulewright.starquest.StarQuestClause.TURN_4;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapters *Firing* and *Attacking with aliens*: who may attack, what is in sight, and fire at one
/// target. The heavy weapons stand in [AssaultCannon], [PlasmaGun] and [MissileLauncher].
///
/// - ATTACK-2: Aliens fire and strike by the rules for marines with dice of their own.
/// - ATTACK-3: Heavy weapons of aliens, a Chaos Marine's and the Dreadnought's, do what those of
///   marines do.
public final class Firing extends Chapter {

  private final Hits hits;
  private final boolean noFireFromDocks = says("dock.fire-out=may-not");
  private final boolean splitFire = says("dreadnought.split-fire=yes");
  private final Close close = answer("dreadnought.close", Close.values());
  private final boolean neighboursBlind = says("sight.diagonal-neighbours=neighbours-blind");
  private final boolean anySquare = says("sight.large=any-square");

  public Firing(Ship ship, Hits hits) {
    super(ship);
    this.hits = hits;
  }

  // ---- Who may attack ----

  /// Why a piece may not attack at all, or null if it may, as far as this says.
  ///
  /// - TURN-4: In one turn a figure has one move and one attack.
  /// - ATTACK-1: An alien fires or strikes once in a turn, a Dreadnought excepted.
  /// - GOAL-3: No attack reaches an entry area, and no alien sets foot in one.
  public @Nullable StarQuestClause whyNoAttack(Position position, int piece, int activity) {
    if (Piece.isBlip(piece)) {
      return ALIEN_2;
    }
    if (ship.board().dockOf(Piece.square(piece)) > 0 && noFireFromDocks) {
      return GOAL_3;
    }
    if (!Piece.isLarge(piece)) {
      if (Activity.attacks(activity) >= ship.attacks(position, piece)) {
        return Piece.isMarine(piece) ? TURN_4 : ATTACK_1;
      }
      return Activity.steppedAfterAttack(activity) ? TURN_2 : null;
    }
    return Activity.steppedAfterAttack(activity) && !splitFire ? TURN_2 : null;
  }

  /// Why a piece may not fire a weapon, or null if it may, as far as this says.
  ///
  /// - DREAD-7: Its weapons fire one by one, each at a target of its own choice.
  public @Nullable StarQuestClause whyNotFire(
      Position position, int piece, int activity, Weapon weapon) {
    if ((Piece.weapons(piece) & weapon.bit()) == 0 || weapon.pattern() == Weapon.Pattern.NONE) {
      return weapon.pattern() == Weapon.Pattern.NONE ? ARM_5 : DICE_1;
    }
    StarQuestClause because = whyNoAttack(position, piece, activity);
    if (because != null || !Piece.isLarge(piece)) {
      return because;
    }
    if ((Activity.fired(activity) & weapon.bit()) != 0 && !mayFireAgain(piece, activity, weapon)) {
      return DREAD_7;
    }
    return Activity.strikes(activity) > 0 && close != Close.ONE_AND_FIRE ? ATTACK_1 : null;
  }

  /// Q46: whether a Dreadnought has a weapon twice and has fired one of the two.
  private static boolean mayFireAgain(int piece, int activity, Weapon weapon) {
    return weapon.heavy() && (Piece.weapons(piece) & ~Activity.fired(activity) & Weapon.AGAIN) != 0;
  }

  /// Whether a piece has no attack left.
  public boolean isSpent(Position position, int piece, int activity) {
    if (Piece.isBlip(piece)) {
      return true;
    }
    if (!Piece.isLarge(piece)) {
      return Activity.attacks(activity) >= ship.attacks(position, piece);
    }
    boolean fired = (Piece.weapons(piece) & ~Activity.fired(activity)) == 0;
    int strikes = Activity.strikes(activity);
    return whyNoAttack(position, piece, activity) != null
        || switch (close) {
          case ONE_AND_NO_FIRE -> strikes > 0 || (fired && Activity.hasAttacked(activity));
          case THREE -> strikes == 3 || (fired && Activity.hasAttacked(activity));
          case ONE_AND_FIRE -> strikes > 0 && fired;
        };
  }

  // ---- What is in sight ----

  /// Whether a figure is one that another may attack.
  public boolean isEnemy(int piece, int other) {
    if (Piece.isBlip(other) || ship.board().dockOf(Piece.square(other)) > 0) {
      return false;
    }
    return Piece.isMarine(piece) != Piece.isMarine(other)
        || (ship.firesAtAnyone() && Piece.ownerIndex(piece) != Piece.ownerIndex(other));
  }

  /// The squares that a figure sees past others, without its own.
  ///
  /// - DREAD-8: What one of its four squares sees, it can fire at.
  public long[] inSight(Scene scene, int piece) {
    return inSight(scene, piece, scene.figuresBut(piece));
  }

  private long[] inSight(Scene scene, int piece, long[] others) {
    int square = Piece.square(piece);
    if (!Piece.isLarge(piece)) {
      return scene.floor().sight(square).past(others);
    }
    var seen = new long[others.length];
    int[] own = scene.floor().squaresOf(square);
    for (int each : own) {
      SquareSet.addAll(seen, scene.floor().sight(each).past(others));
    }
    for (int each : own) {
      SquareSet.remove(seen, each);
    }
    return seen;
  }

  /// The squares of the targets of a figure: of every enemy in its sight the square that names it;
  /// null if there is none.
  ///
  /// - FIRE-1: Nothing is fired at without a line to it.
  /// - FIRE-2: Fire reaches any distance.
  /// - SIGHT-4: For revealing blips the line passes figures, for firing it does not.
  public long @Nullable [] targets(Scene scene, int piece) {
    if (!seesAny(scene, piece)) {
      return null;
    }
    long[] targets = inSight(scene, piece);
    scene.keepEnemies(piece, targets);
    if (neighboursBlind) {
      removeDiagonalNeighbours(Piece.square(piece), targets);
    }
    if (scene.hasLarge() && Piece.isMarine(piece)) {
      Position position = scene.position();
      for (int i = 0; i < position.size(); i++) {
        replaceLarge(scene, piece, position.piece(i), targets);
      }
      replaceLarge(scene, piece, position.active(), targets);
    }
    return SquareSet.isEmpty(targets) ? null : targets;
  }

  /// Puts the square that names a Dreadnought in the place of those that are in sight.
  private void replaceLarge(Scene scene, int piece, int other, long[] targets) {
    if (!Piece.isLarge(other)) {
      return;
    }
    for (int each : scene.floor().squaresOf(Piece.square(other))) {
      SquareSet.remove(targets, each);
    }
    if (isLargeInSight(scene, piece, other)) {
      SquareSet.add(targets, Piece.square(other));
    }
  }

  /// Whether there is an enemy that a figure would see if figures hid nothing.
  private boolean seesAny(Scene scene, int piece) {
    int square = Piece.square(piece);
    if (!Piece.isLarge(piece)) {
      return scene.meetsEnemy(piece, scene.floor().sight(square).plain());
    }
    for (int each : scene.floor().squaresOf(square)) {
      if (scene.meetsEnemy(piece, scene.floor().sight(each).plain())) {
        return true;
      }
    }
    return false;
  }

  /// Q25: diagonal neighbours do not see each other.
  private void removeDiagonalNeighbours(int square, long[] targets) {
    for (Direction way : Direction.ALL) {
      int next = ship.next(square, way.ordinal());
      if (way.isDiagonal() && next >= 0) {
        SquareSet.remove(targets, next);
      }
    }
  }

  /// Its own squares do not hide it.
  private boolean isLargeInSight(Scene scene, int piece, int other) {
    long[] others = scene.figuresBut(piece).clone();
    int[] squares = scene.floor().squaresOf(Piece.square(other));
    for (int each : squares) {
      SquareSet.remove(others, each);
    }
    long[] seen = inSight(scene, piece, others);
    int count = 0;
    for (int each : squares) {
      count += SquareSet.has(seen, each) ? 1 : 0;
    }
    return anySquare ? count > 0 : count == 4;
  }

  /// Why a figure may not be fired at, or null if it may.
  public @Nullable StarQuestClause whyNotAt(Scene scene, int piece, int target) {
    int other = scene.figureOn(target);
    if (other == Piece.NONE || Piece.square(other) != target) {
      return FIRE_1;
    }
    if (ship.board().dockOf(target) > 0) {
      return GOAL_3;
    }
    if (!isEnemy(piece, other)) {
      return GAME_4;
    }
    long[] targets = targets(scene, piece);
    return targets != null && SquareSet.has(targets, target) ? null : FIRE_1;
  }

  // ---- Playing ----

  /// The position in which the dice of a shot are thrown.
  ///
  /// - FIRE-3: Laser weapons roll two white dice, the bolter two red ones.
  /// - FIRE-4: All heavy weapons roll two red dice.
  /// - DICE-1: White dice go with light weapons and red dice with heavy ones, and both with
  ///   striking.
  public Position fired(Position position, Move.Fire fire, Chronicle chronicle) {
    Position active = position.activating(ship.board().index(fire.from()));
    Weapon weapon = fire.weapon();
    chronicle.tell(() ->
        Event.of(
            "fired %s: %s, %s".formatted(weapon, ship.name(active.active()), weapon.fire()),
            Piece.isMarine(active.active())
                ? List.of(weapon.heavy() ? FIRE_4 : FIRE_3, DICE_1, FIRE_1)
                : List.of(weapon.heavy() ? ATTACK_3 : ATTACK_2, DICE_1, ATTACK_1, FIRE_1)));
    return active.withActive(
        Activity.fired(active.activity(), weapon.index()),
        new Stage.Firing(
            weapon.index(),
            fire.at() == null ? 0 : ship.board().index(fire.at()),
            fire.direction() == null ? 0 : fire.direction().ordinal()));
  }

  /// The position after a shot at one target.
  public Position hit(Position position, int target, int points, Chronicle chronicle) {
    int other = new Scene(ship, position).figureOn(target);
    return hits.shot(position, other, points, Piece.owner(position.active()), chronicle);
  }

  /// The answers to `dreadnought.close`.
  public enum Close {
    ONE_AND_NO_FIRE,
    THREE,
    ONE_AND_FIRE
  }
}
