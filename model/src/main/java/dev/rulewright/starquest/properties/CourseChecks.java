package dev.rulewright.starquest.properties;

import dev.rulewright.kernel.property.Checks;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Counts;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// How turns, moves and scans go.
record CourseChecks(Rules rules) {

  private static final int MOST_TOKENS = 6;
  private static final int BLIP_MOVE = 5;

  void addTo(Checks<Position, Move> checks) {
    figures(checks);
    boards(checks);
    turns(checks);
  }

  // ---- Figures ----

  private void figures(Checks<Position, Move> checks) {
    checks.positions(
        "only-the-mover-has-acted",
        Rules.ofPieces((position, piece) ->
            (Piece.isDone(piece) || piece == position.active())
                    && Piece.owner(piece) != position.mover()
                ? rules.name(piece) + " has acted in the turn of " + position.mover()
                : null));
    checks.positions("steps-within-bounds", this::stepsTooFar);
    checks.positions("one-attack-in-a-turn", this::attacksAgain);
    checks.steps("nobody-crosses-without-leave", Move.Step.class, this::crosses);
  }

  private @Nullable String stepsTooFar(Position position) {
    int piece = position.active();
    if (!position.hasActive() || (!Piece.isMarine(piece) && !Piece.isBlip(piece))) {
      return null;
    }
    int most = Piece.isBlip(piece) ? BLIP_MOVE : rules.kind(piece).move();
    int steps = Activity.steps(position.activity());
    return steps <= most ? null : "%s has made %d steps".formatted(rules.name(piece), steps);
  }

  private @Nullable String attacksAgain(Position position) {
    int activity = position.activity();
    return position.hasActive()
            && !rules.isLarge(position.active())
            && Integer.bitCount(Activity.fired(activity)) + Activity.strikes(activity) > 1
        ? rules.name(position.active()) + " has attacked more than once"
        : null;
  }

  private @Nullable String crosses(Position before, Move.Step step, Position after) {
    if (!after.hasActive() || after.stage() instanceof Stage.Asking) {
      return null;
    }
    int active = after.active();
    int[] own = rules.squares(active);
    for (int i = 0; i < after.size(); i++) {
      int piece = after.piece(i);
      if (Piece.owner(piece) != Piece.owner(active) && shareOne(rules.squares(piece), own)) {
        return "'%s' leads onto %s".formatted(step, rules.name(piece));
      }
    }
    return null;
  }

  private static boolean shareOne(int[] some, int[] others) {
    return Arrays.stream(some)
        .anyMatch(one -> Arrays.stream(others).anyMatch(other -> other == one));
  }

  // ---- Boards ----

  private void boards(Checks<Position, Move> checks) {
    checks.steps(
        "doors-stay-open",
        (before, move, after) ->
            move instanceof Move.Close
                || (after.explored().closedDoors() & ~before.explored().closedDoors()) == 0,
        "'%s' shuts a door");
    checks.steps(
        "boards-stay-scanned",
        (before, _, after) -> (before.explored().scanned() & ~after.explored().scanned()) == 0,
        "'%s' makes a board new again");
    checks.steps(
        "blips-are-placed-unseen",
        Move.PlaceBlip.class,
        (before, blip, _) -> !rules.isInPlainSight(before, rules.board().index(blip.square())),
        "'%s' is seen");
    checks.positions(
        "at-most-six-tokens",
        position ->
            position.round().played() <= MOST_TOKENS
                ? null
                : position.round().played() + " tokens were played");
    checks.steps(
        "reinforcements-on-marked-squares",
        Move.Reinforce.class,
        (before, token, _) -> {
          int square = rules.board().index(token.square());
          return SquareSet.has(rules.board().reinforcement(), square)
              && !rules.isInPlainSight(before, square);
        },
        "'%s' is seen, or the square is not marked");
  }

  // ---- Turns ----

  private void turns(Checks<Position, Move> checks) {
    checks.steps("turns-pass-on", Move.EndTurn.class, CourseChecks::passesWrongly);
    checks.steps(
        "events-run-out",
        (before, move, after) -> {
          int drawn = events(before) - events(after);
          return drawn == (move instanceof Move.Event ? 1 : 0)
              ? null
              : "'%s' takes %d cards off the deck".formatted(move, drawn);
        });
    checks.whoDecidesHasAMove("always-a-move");
    checks.playCanEnd("play-can-end", position -> position.stage() instanceof Stage.Over);
  }

  private static @Nullable String passesWrongly(
      Position before, Move.EndTurn move, Position after) {
    Seat last = before.mover();
    Seat next = after.mover();
    return !(after.stage() instanceof Stage.Over)
            && (next == last
                || (last != Seat.ALIEN && next != Seat.ALIEN && next.compareTo(last) < 0))
        ? "after %s comes %s".formatted(last, next)
        : null;
  }

  private static int events(Position position) {
    return Counts.total(position.stock().events());
  }
}
