package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.ARM_5;
import static dev.rulewright.starquest.StarQuestClause.CANNON_1;
import static dev.rulewright.starquest.StarQuestClause.FIRE_1;
import static dev.rulewright.starquest.StarQuestClause.HEAVY_1;
import static dev.rulewright.starquest.StarQuestClause.HIT_1;
import static dev.rulewright.starquest.StarQuestClause.MISSILE_1;
import static dev.rulewright.starquest.StarQuestClause.PLASMA_1;
import static dev.rulewright.starquest.StarQuestClause.PLASMA_2;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.rules.attack.AssaultCannon;
import dev.rulewright.starquest.rules.attack.Firing;
import dev.rulewright.starquest.rules.attack.MissileLauncher;
import dev.rulewright.starquest.rules.attack.PlasmaGun;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import org.jspecify.annotations.Nullable;

/// Firing with every kind of weapon: what the chapters about them leave, or forbid.
final class Shooting {

  private final Ship ship;
  private final Firing firing;
  private final AssaultCannon cannon;
  private final PlasmaGun plasma;
  private final MissileLauncher missile;

  Shooting(
      Ship ship, Firing firing, AssaultCannon cannon, PlasmaGun plasma, MissileLauncher missile) {
    this.ship = ship;
    this.firing = firing;
    this.cannon = cannon;
    this.plasma = plasma;
    this.missile = missile;
  }

  /// Adds the shots that a piece may fire with its weapons.
  void list(Scene scene, int piece, int activity, MoveList moves) {
    for (int left = Piece.weapons(piece) & ~Weapon.AGAIN; left != 0; left &= left - 1) {
      Weapon weapon = ship.weapon(Integer.numberOfTrailingZeros(left));
      if (firing.whyNotFire(scene.position(), piece, activity, weapon) == null) {
        list(scene, piece, weapon, moves);
      }
    }
  }

  private void list(Scene scene, int piece, Weapon weapon, MoveList moves) {
    int square = Piece.square(piece);
    switch (weapon.pattern()) {
      case NONE -> {}
      case SINGLE -> {
        long[] targets = firing.targets(scene, piece);
        if (targets != null) {
          moves.addShots(square, weapon, targets);
        }
      }
      case SPLIT -> {
        if (cannon.targets(scene, piece) != null) {
          moves.addCannon(square, weapon);
        }
      }
      case BLAST -> moves.addBlasts(square, weapon, missile.squares(scene, piece));
      case LINE -> {
        if (!Piece.isLarge(piece)) {
          moves.addLines(square, weapon, 0, plasma.directions(scene, piece, square));
          return;
        }
        int[] starts = scene.floor().squaresOf(square);
        for (int i = 0; i < starts.length; i++) {
          moves.addLines(square, weapon, i, plasma.directions(scene, piece, starts[i]));
        }
      }
    }
  }

  /// Why a piece that may act may not fire like this, or null if it may.
  @Nullable StarQuestClause whyNot(Scene scene, int piece, Move.Fire fire) {
    Position position = scene.position();
    StarQuestClause because =
        firing.whyNotFire(position, piece, position.activityOf(Piece.square(piece)), fire.weapon());
    if (because != null) {
      return because;
    }
    Square at = fire.at();
    Direction along = fire.direction();
    return switch (fire.weapon().pattern()) {
      case NONE -> ARM_5;
      case SINGLE ->
          at != null && along == null ? firing.whyNotAt(scene, piece, index(at)) : FIRE_1;
      case SPLIT ->
          at != null || along != null
              ? CANNON_1
              : cannon.targets(scene, piece) == null ? FIRE_1 : null;
      case BLAST ->
          at != null && along == null ? missile.whyNot(scene, piece, index(at)) : MISSILE_1;
      case LINE ->
          at != null && along != null
              ? plasma.whyNot(scene, piece, index(at), along.ordinal())
              : PLASMA_1;
    };
  }

  /// The position after a sum was thrown.
  Position thrown(Position position, int total, Chronicle chronicle) {
    if (!(position.stage() instanceof Stage.Firing shot)) {
      throw new IllegalStateException("nothing is thrown in " + position);
    }
    Position acting = position.with(Stage.ACTING);
    Weapon weapon = ship.weapon(shot.weapon());
    chronicle.tell(() ->
        switch (weapon.pattern()) {
          case SPLIT -> Event.of("rolled " + total, CANNON_1, HEAVY_1);
          case LINE -> Event.of("rolled " + total, PLASMA_1, PLASMA_2, HEAVY_1);
          case SINGLE, BLAST, NONE -> Event.of("rolled " + total, HIT_1);
        });
    return switch (weapon.pattern()) {
      case SINGLE -> firing.hit(acting, shot.target(), total, chronicle);
      case SPLIT -> cannon.thrown(acting, shot.weapon(), total, chronicle);
      case LINE -> plasma.hit(acting, shot.target(), shot.direction(), total, chronicle);
      case BLAST, NONE -> throw new IllegalStateException("no total is thrown in " + position);
    };
  }

  private int index(Square square) {
    return ship.board().index(square);
  }
}
