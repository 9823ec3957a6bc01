package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.ALIEN_3;
import static dev.rulewright.starquest.StarQuestClause.BOARD_2;
import static dev.rulewright.starquest.StarQuestClause.DREAD_2;
import static dev.rulewright.starquest.StarQuestClause.DREAD_5;
import static dev.rulewright.starquest.StarQuestClause.MOVE_4;
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
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.rules.attack.CloseCombat;
import dev.rulewright.starquest.rules.attack.Firing;
import dev.rulewright.starquest.rules.movement.Doors;
import dev.rulewright.starquest.rules.movement.Movement;
import dev.rulewright.starquest.rules.ship.Boards;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import org.jspecify.annotations.Nullable;

/// The turn of a player: what figures may do, one after the other, and when one has done enough.
///
/// Nothing chooses a figure: acting with it makes it active, and the one before has acted. For
/// every kind of move there is one method that says which clause forbids it, or which squares it
/// leaves; a list takes what it leaves, a ruling asks it about one move.
final class Actions extends Chapter {

  private static final Move STOP = new Move.Stop();

  private final Movement movement;
  private final Doors doors;
  private final Boards boards;
  private final Firing firing;
  private final Shooting shooting;
  private final CloseCombat close;
  private final Reinforcements reinforcements;
  private final Cards cards;
  private final boolean splitMove = says("turn.split-move=yes");

  Actions(
      Ship ship,
      Movement movement,
      Doors doors,
      Boards boards,
      Firing firing,
      Shooting shooting,
      CloseCombat close,
      Reinforcements reinforcements,
      Cards cards) {
    super(ship);
    this.movement = movement;
    this.doors = doors;
    this.boards = boards;
    this.firing = firing;
    this.shooting = shooting;
    this.close = close;
    this.reinforcements = reinforcements;
    this.cards = cards;
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
    shooting.list(scene, piece, activity, moves);
    if (close.whyNoStrike(scene.position(), piece, activity) == null) {
      long[] targets = close.targets(scene, piece);
      if (targets != null) {
        moves.addStrikes(square, targets);
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
      case Move.Fire fire -> {
        int piece = position.actor(index(fire.from()));
        StarQuestClause because = whyNotActing(position, piece, crossing, false);
        yield because != null ? because : shooting.whyNot(scene, piece, fire);
      }
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
