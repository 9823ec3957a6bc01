package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.ALIEN_3;
import static dev.rulewright.starquest.StarQuestClause.ARM_5;
import static dev.rulewright.starquest.StarQuestClause.BOARD_2;
import static dev.rulewright.starquest.StarQuestClause.CANNON_1;
import static dev.rulewright.starquest.StarQuestClause.DREAD_2;
import static dev.rulewright.starquest.StarQuestClause.DREAD_5;
import static dev.rulewright.starquest.StarQuestClause.FIRE_1;
import static dev.rulewright.starquest.StarQuestClause.MISSILE_1;
import static dev.rulewright.starquest.StarQuestClause.MOVE_4;
import static dev.rulewright.starquest.StarQuestClause.PLASMA_1;
import static dev.rulewright.starquest.StarQuestClause.REINF_2;
import static dev.rulewright.starquest.StarQuestClause.TURN_1;
import static dev.rulewright.starquest.StarQuestClause.TURN_4;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Weapon;
import org.jspecify.annotations.Nullable;

/// The turn of a player: what figures may do, one after the other, and when one has done enough.
///
/// Nothing chooses a figure: acting with it makes it active, and the one before has acted. For
/// every kind of move there is one method that says which clause forbids it, or which squares it
/// leaves; a list takes what it leaves, a ruling asks it about one move.
final class Actions {

  private static final Move STOP = new Move.Stop();

  private final Ship ship;
  private final Movement movement;
  private final Doors doors;
  private final Boards boards;
  private final Firing firing;
  private final AssaultCannon cannon;
  private final PlasmaGun plasma;
  private final MissileLauncher missile;
  private final CloseCombat close;
  private final Reinforcements reinforcements;
  private final Cards cards;
  private final boolean splitMove;

  Actions(
      Ship ship,
      Movement movement,
      Doors doors,
      Boards boards,
      Firing firing,
      AssaultCannon cannon,
      PlasmaGun plasma,
      MissileLauncher missile,
      CloseCombat close,
      Reinforcements reinforcements,
      Cards cards) {
    this.ship = ship;
    this.movement = movement;
    this.doors = doors;
    this.boards = boards;
    this.firing = firing;
    this.cannon = cannon;
    this.plasma = plasma;
    this.missile = missile;
    this.close = close;
    this.reinforcements = reinforcements;
    this.cards = cards;
    splitMove = ship.reading().says("turn.split-move=yes");
  }

  // ---- Listing ----

  /// The legal moves: those of the active figure, then those of each that has not acted.
  MoveList list(Position position) {
    var moves = new MoveList(ship, movement);
    Scene scene = new Scene(ship, position);
    boolean crossing = Activity.isCrossing(position.activity());
    if (position.hasActive()) {
      list(scene, position.active(), position.activity(), crossing, moves);
    }
    if (crossing) {
      return moves;
    }
    if (boards.isWaiting(position)) {
      moves.add(STOP);
      return moves;
    }
    if (position.round().played() == 0) {
      int mover = position.mover().ordinal();
      for (int i = 0; i < position.size(); i++) {
        int piece = position.piece(i);
        if (Piece.ownerIndex(piece) == mover && !Piece.isDone(piece)) {
          list(scene, piece, Activity.NONE, false, moves);
        }
      }
    }
    cards.list(scene, moves);
    reinforcements.list(scene, moves);
    if (!mustReinforce(scene)) {
      moves.addEndTurn();
    }
    return moves;
  }

  private void list(Scene scene, int piece, int activity, boolean crossing, MoveList moves) {
    int square = Piece.square(piece);
    moves.addSteps(square, movement.directions(scene, piece, activity));
    if (crossing) {
      return;
    }
    if (scene.position().explored().closedDoors() != 0) {
      moves.addOpen(square, doors.openable(scene, piece, activity));
    }
    if (firing.whyNoAttack(scene.position(), piece, activity) != null) {
      return;
    }
    for (int left = Piece.weapons(piece) & ~Weapon.AGAIN; left != 0; left &= left - 1) {
      Weapon weapon = ship.weapon(Integer.numberOfTrailingZeros(left));
      if (firing.whyNotFire(scene.position(), piece, activity, weapon) == null) {
        listFire(scene, piece, weapon, moves);
      }
    }
    if (close.whyNoStrike(scene.position(), piece, activity) == null) {
      long[] targets = close.targets(scene, piece);
      if (targets != null) {
        moves.addStrikes(square, targets);
      }
    }
  }

  private void listFire(Scene scene, int piece, Weapon weapon, MoveList moves) {
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

  private boolean mustReinforce(Scene scene) {
    return scene.position().mover() == Seat.ALIEN
        && reinforcements.isForced(scene.position())
        && reinforcements.isPossible(scene);
  }

  // ---- Judging ----

  /// Why a move is not allowed, or null if it is.
  @Nullable StarQuestClause whyNot(Position position, Move move) {
    Scene scene = new Scene(ship, position);
    boolean crossing = Activity.isCrossing(position.activity());
    return switch (move) {
      case Move.Step step -> {
        int piece = position.actor(index(step.from()));
        StarQuestClause because = whyNotActing(position, piece, crossing, true);
        yield because != null
            ? because
            : movement.whyNot(
                scene, piece, position.activityOf(Piece.square(piece)), index(step.to()));
      }
      case Move.Open open -> {
        int piece = position.actor(index(open.from()));
        StarQuestClause because = whyNotActing(position, piece, crossing, false);
        yield because != null
            ? because
            : doors.whyNot(scene, piece, position.activityOf(Piece.square(piece)), open.door());
      }
      case Move.Fire fire -> whyNotFire(scene, fire, crossing);
      case Move.Strike strike -> {
        int piece = position.actor(index(strike.from()));
        StarQuestClause because = whyNotActing(position, piece, crossing, false);
        because =
            because != null
                ? because
                : close.whyNoStrike(position, piece, position.activityOf(Piece.square(piece)));
        yield because != null ? because : close.whyNotAt(scene, piece, index(strike.target()));
      }
      case Move.Reinforce token -> {
        StarQuestClause because = crossing ? whyNotHere(scene) : reinforcements.whyNone(position);
        yield because != null
            ? because
            : reinforcements.whyNot(scene, token.token(), index(token.square()));
      }
      case Move.Order(Card card) ->
          crossing ? whyNotHere(scene) : cards.whyNotOrdered(position, card);
      case Move.Close close ->
          crossing
              ? whyNotHere(scene)
              : boards.isWaiting(position) ? BOARD_2 : cards.whyNotClosed(scene, close);
      case Move.Stop _ ->
          crossing ? whyNotHere(scene) : boards.isWaiting(position) ? null : BOARD_2;
      case Move.EndTurn _ ->
          crossing
              ? whyNotHere(scene)
              : boards.isWaiting(position) ? BOARD_2 : mustReinforce(scene) ? REINF_2 : null;
      case Move.Arm _,
          Move.Answer _,
          Move.Choose _,
          Move.Bring _,
          Move.PlaceBlip _,
          Move.PlaceDreadnought _,
          Move.Drop _,
          Move.Hit _,
          Move.Event _,
          Move.Total _,
          Move.TwoDice _,
          Move.Totals _ ->
          TURN_1;
    };
  }

  /// Why the active figure, which is crossing, may not stop where it stands.
  private StarQuestClause whyNotHere(Scene scene) {
    int piece = scene.position().active();
    return !Piece.isLarge(piece)
        ? MOVE_4
        : scene.floor().hasDoorway(Piece.square(piece)) ? DREAD_5 : DREAD_2;
  }

  /// Why the piece on a square may not act now, or null if it may.
  private @Nullable StarQuestClause whyNotActing(
      Position position, int piece, boolean crossing, boolean steps) {
    if (piece == Piece.NONE || Piece.ownerIndex(piece) != position.mover().ordinal()) {
      return TURN_1;
    }
    boolean active = piece == position.active();
    if (crossing && (!active || !steps)) {
      return whyNotHere(new Scene(ship, position));
    }
    if (!active && boards.isWaiting(position)) {
      return BOARD_2;
    }
    if (position.round().played() > 0) {
      return ALIEN_3;
    }
    return Piece.isDone(piece) ? TURN_4 : null;
  }

  private @Nullable StarQuestClause whyNotFire(Scene scene, Move.Fire fire, boolean crossing) {
    Position position = scene.position();
    int piece = position.actor(index(fire.from()));
    StarQuestClause because = whyNotActing(position, piece, crossing, false);
    if (because == null) {
      because =
          firing.whyNotFire(
              position, piece, position.activityOf(Piece.square(piece)), fire.weapon());
    }
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

  private int index(Square square) {
    return ship.board().index(square);
  }

  // ---- Enough ----

  /// Whether the active figure has neither a move nor an attack left, wherever it stands.
  boolean isDone(Position position) {
    int piece = position.active();
    int activity = position.activity();
    if (Activity.isCrossing(activity) || !firing.isSpent(position, piece, activity)) {
      return false;
    }
    boolean moved =
        Activity.steps(activity) >= ship.most(position, piece)
            || (Activity.attackedAfterStep(activity) && !splitMove);
    return moved && doors.openable(new Scene(ship, position), piece, activity) == 0;
  }

  /// The position after the active figure has stopped.
  Position stopped(Position position, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("stopped " + ship.name(position.active()), BOARD_2));
    return boards.stopped(position, chronicle).deactivated();
  }
}
