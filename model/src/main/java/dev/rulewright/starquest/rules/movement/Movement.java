package dev.rulewright.starquest.rules.movement;

import static dev.rulewright.starquest.StarQuestClause.ALIEN_4;
import static dev.rulewright.starquest.StarQuestClause.BMOVE_1;
import static dev.rulewright.starquest.StarQuestClause.BOARD_1;
import static dev.rulewright.starquest.StarQuestClause.BOARD_2;
import static dev.rulewright.starquest.StarQuestClause.DOOR_1;
import static dev.rulewright.starquest.StarQuestClause.GOAL_2;
import static dev.rulewright.starquest.StarQuestClause.GOAL_3;
import static dev.rulewright.starquest.StarQuestClause.GOAL_4;
import static dev.rulewright.starquest.StarQuestClause.MOVE_2;
import static dev.rulewright.starquest.StarQuestClause.MOVE_3;
import static dev.rulewright.starquest.StarQuestClause.MOVE_4;
import static dev.rulewright.starquest.StarQuestClause.MOVE_5;
import static dev.rulewright.starquest.StarQuestClause.MOVE_6;
import static dev.rulewright.starquest.StarQuestClause.TURN_2;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.material.Hands;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Movement*: steps of figures and blips, and the crossing of occupied squares. A step is
/// one move.
public final class Movement extends Chapter {

  private final Dreadnought dreadnought;
  private final Crossing crossing;
  private final Move.Step[] steps;
  private final boolean splitMove = says("turn.split-move=yes");
  private final boolean endsAtSecondBoard = says("scan.two-boards=move-ends-at-second");
  private final boolean figuresBlock = says("move.between-figures=blocked");
  private final boolean stuckIsEliminated = says("pass.stuck=eliminated");

  public Movement(Ship ship, Dreadnought dreadnought) {
    super(ship);
    this.dreadnought = dreadnought;
    crossing = new Crossing(ship);
    steps = new Move.Step[8 * ship.board().size()];
    for (int square = 0; square < ship.board().size(); square++) {
      for (int way = 0; way < 8; way++) {
        int to = ship.next(square, way);
        if (to >= 0) {
          steps[8 * square + way] = new Move.Step(ship.square(square), ship.square(to));
        }
      }
    }
  }

  /// The move of a step; made once, for steps are the most frequent moves.
  public Move.Step step(int square, int direction) {
    return steps[8 * square + direction];
  }

  // ---- Listing and judging ----

  /// The directions in which a piece may go, one bit each.
  public int directions(Scene scene, int piece, int activity) {
    if (whyNoMove(scene, piece, activity) != null) {
      return 0;
    }
    if (Piece.isLarge(piece)) {
      return dreadnought.directions(scene, piece, activity);
    }
    int square = Piece.square(piece);
    int allowed = 0;
    for (int left = scene.floor().steps(square); left != 0; left &= left - 1) {
      int way = Integer.numberOfTrailingZeros(left);
      int to = ship.next(square, way);
      if ((ship.isOpen(to) && !scene.isOccupied(to))
          || whyNotTo(scene, piece, activity, way) == null) {
        allowed |= 1 << way;
      }
    }
    return allowed;
  }

  /// Why a piece may not go to a square, or null if it may.
  public @Nullable StarQuestClause whyNot(Scene scene, int piece, int activity, int to) {
    StarQuestClause because = whyNoMove(scene, piece, activity);
    if (because != null) {
      return because;
    }
    int square = Piece.square(piece);
    for (int way = 0; way < 8; way++) {
      if (ship.next(square, way) == to) {
        return Piece.isLarge(piece)
            ? dreadnought.whyNot(scene, piece, activity, way)
            : (scene.floor().steps(square) >>> way & 1) == 0
                ? DOOR_1
                : whyNotTo(scene, piece, activity, way);
      }
    }
    return MOVE_3;
  }

  /// Why a piece may not go anywhere, or null if it may.
  ///
  /// - MOVE-2: Every kind of figure has a greatest number of squares for its move; fewer will do.
  /// - ALIEN-4: Each kind of alien has its greatest move, made before or after its attack or left
  ///   out.
  /// - BMOVE-1: Blips move as figures do, five squares at most, and open doors.
  /// - TURN-2: A figure attacks before or after its move.
  private @Nullable StarQuestClause whyNoMove(Scene scene, int piece, int activity) {
    if (Activity.steps(activity) >= ship.most(scene.position(), piece)) {
      return Piece.isBlip(piece) ? BMOVE_1 : Piece.isMarine(piece) ? MOVE_2 : ALIEN_4;
    }
    if (Activity.attackedAfterStep(activity) && !splitMove) {
      return TURN_2;
    }
    // Q16: the move ends with the step onto the second new board.
    return endsAtSecondBoard
            && activity != Activity.NONE
            && !Activity.isCrossing(activity)
            && scene.position().explored().severalWait()
        ? BOARD_2
        : null;
  }

  /// Why a piece may not go to a square joined to its own, or null if it may.
  ///
  /// - MOVE-3: A step leads to any of the eight squares around.
  /// - MOVE-4: A square is for one figure: no move ends where another one stands.
  /// - ALIEN-5: What restricts the moves of marines restricts those of aliens; doors they open too.
  /// - GOAL-2: Marines go back to where they entered once the mission is done, or before that to
  ///   escape.
  private @Nullable StarQuestClause whyNotTo(Scene scene, int piece, int activity, int way) {
    int from = Piece.square(piece);
    int to = ship.next(from, way);
    if (ship.board().dockOf(to) > 0) {
      if (!crossing.mayEnterDock(piece, to)) {
        return GOAL_3;
      }
      if (ship.board().dockOf(from) == 0) {
        return null;
      }
    }
    if (figuresBlock && isBetweenFigures(scene, piece, from, way)) {
      return MOVE_4;
    }
    if (!Piece.isMarine(piece) && !ship.mayWalkOn(scene.position(), to)) {
      return BOARD_1;
    }
    return scene.isOccupied(to) ? crossing.whyNot(scene, piece, activity, to) : null;
  }

  /// Q08: whether a diagonal step passes between two figures of other players.
  private boolean isBetweenFigures(Scene scene, int piece, int from, int way) {
    Direction direction = Direction.ALL.get(way);
    return direction.isDiagonal()
        && isOfOthers(scene, piece, from + direction.dx())
        && isOfOthers(scene, piece, from + direction.dy() * ship.board().width());
  }

  private static boolean isOfOthers(Scene scene, int piece, int square) {
    int there = scene.pieceOn(square, piece);
    return there != Piece.NONE && Piece.ownerIndex(there) != Piece.ownerIndex(piece);
  }

  // ---- Playing ----

  /// The position after a step, or after the question whether it may be made.
  public Position play(Position position, int from, int to, Chronicle chronicle) {
    int piece = position.actor(from);
    if (Piece.isLarge(piece)) {
      return dreadnought.stepped(new Scene(ship, position.activating(from)), to, chronicle);
    }
    if (ship.board().dockOf(to) > 0 && ship.board().dockOf(from) == 0) {
      return home(position.activating(from), to, chronicle);
    }
    int there = ship.pieceOn(position, to, piece);
    if (there == Piece.NONE) {
      return moved(position, from, to, Activity.stepped(position.activityOf(from)), chronicle);
    }
    if (crossing.isFree(piece, there)) {
      return crossed(position, from, to, chronicle, MOVE_6);
    }
    chronicle.tell(() ->
        Event.of(
            "asked %s: may %s cross %s"
                .formatted(Piece.owner(there), ship.name(piece), ship.square(to)),
            MOVE_5));
    return position.activating(from).with(new Stage.Asking(to));
  }

  /// The position after the owner has answered.
  public Position answered(Position position, int square, boolean allowed, Chronicle chronicle) {
    Position acting = position.with(Stage.ACTING);
    if (allowed) {
      return crossed(acting, Piece.square(acting.active()), square, chronicle, MOVE_5);
    }
    chronicle.tell(() -> Event.of("refused " + ship.square(square), MOVE_5));
    return acting.refusing(square);
  }

  /// The owner of the figure that a position asks to be crossed.
  public Seat asked(Position position, int square) {
    return Piece.owner(new Scene(ship, position).pieceOn(square, position.active()));
  }

  private Position crossed(
      Position position, int from, int to, Chronicle chronicle, StarQuestClause because) {
    int activity = position.activityOf(from);
    int lastFree = Activity.isCrossing(activity) ? Activity.lastFree(activity) : from;
    chronicle.tell(() -> Event.of("crossing %s".formatted(ship.square(to)), because));
    return moved(position, from, to, Activity.crossing(activity, lastFree), chronicle);
  }

  private Position moved(Position position, int from, int to, int activity, Chronicle chronicle) {
    int piece = position.actor(from);
    chronicle.tell(() ->
        Event.of(
            "stepped %s %s: %d of %d"
                .formatted(
                    ship.name(piece),
                    ship.square(to),
                    Activity.steps(activity),
                    ship.most(position, piece)),
            Piece.isBlip(piece)
                ? List.of(BMOVE_1, MOVE_3)
                : Piece.isMarine(piece) ? List.of(MOVE_3, MOVE_2) : List.of(MOVE_3, ALIEN_4)));
    return position.activating(from, Piece.at(piece, to), activity);
  }

  /// A figure comes back to its entry area.
  ///
  /// - GOAL-4: Who has come back takes no further part.
  private Position home(Position position, int to, Chronicle chronicle) {
    chronicle.tell(() ->
        Event.of(
            "home %s: by %s".formatted(ship.name(position.active()), ship.square(to)),
            GOAL_4,
            GOAL_2));
    Position gone = position.withoutActive();
    return gone.stock().hands() == Hands.NONE ? gone : gone.with(gone.round().withBegun());
  }

  /// The position after a crossing figure whose way out is gone has gone back.
  public Position unlessStuck(Position position, Chronicle chronicle) {
    int activity = position.activity();
    if (!Activity.isCrossing(activity)
        || directions(new Scene(ship, position), position.active(), activity) != 0) {
      return position;
    }
    int piece = position.active();
    int back = Activity.lastFree(activity);
    chronicle.tell(() ->
        stuckIsEliminated
            ? Event.of("stuck " + ship.name(piece), MOVE_5)
            : Event.of(
                "went-back %s %s: no way out".formatted(ship.name(piece), ship.square(back)),
                MOVE_4,
                MOVE_5));
    return stuckIsEliminated
        ? position.withoutActive()
        : position.withActive(Piece.at(piece, back), Activity.back(activity));
  }
}
