package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Numbers;
import org.jspecify.annotations.Nullable;

/// Chapter *Player's turn*: action points, and whose turn it is.
record TurnChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    checks.positions("ap-within-bounds", this::hasWrongAp);
    checks.steps("actions-cost-one-ap", TurnChecks::costsOtherwise);
    checks.steps("turns-alternate", TurnChecks::isFollowedByAnother);
    checks.steps(
        "turn-ends-only-when-said",
        (before, move, after) ->
            before.turn() == 0
                || !Rules.beginsTurn(before, after)
                || move instanceof Move.EndTurn
                || move instanceof Move.OfferDraw,
        "'%s' ends the turn");
    checks.whoDecidesHasAMove("always-a-move");
    checks.turns("always-end-or-attack", TurnChecks::isStuck);
  }

  private @Nullable String hasWrongAp(Position position) {
    Numbers numbers = rules.game().material().numbers();
    int most = position.turn() == 1 ? numbers.firstTurnAp() : numbers.turnAp();
    return position.ap() >= 0 && position.ap() <= most
        ? null
        : "the %s have %d AP".formatted(position.mover(), position.ap());
  }

  private static @Nullable String costsOtherwise(Position before, Move move, Position after) {
    int spent = before.ap() - after.ap();
    return Rules.beginsTurn(before, after)
            || !(before.stage() instanceof Stage.Acting)
            || mayCost(move, spent)
        ? null
        : "'%s' costs %d AP".formatted(move, spent);
  }

  /// Whether a move may cost so many AP.
  private static boolean mayCost(Move move, int ap) {
    return switch (move) {
      case Move.Draw _, Move.DrawWithHq _, Move.Attack _ -> ap == 1;
      case Move.MoveUnit moved -> ap == (moved.way() == Way.AP ? 1 : 0);
      case Move.PlayUnit _, Move.PlayBarrage _, Move.PlayRemoval _ -> ap == 0 || ap == 1;
      // What is left of the AP lapses.
      case Move.EndOfTurn _ -> ap >= 0;
      case Move.NoAction _ -> ap == 0;
    };
  }

  private static @Nullable String isFollowedByAnother(Position before, Move move, Position after) {
    int turns = after.turn() - before.turn();
    return before.turn() == 0
            || (turns == 0 && after.mover() == before.mover())
            || (turns == 1 && after.mover() != before.mover())
        ? null
        : "after '%s' the %s are on the move in turn %d"
            .formatted(move, after.mover(), after.turn());
  }

  private static @Nullable String isStuck(Position position, Turn<Move> turn) {
    return !(position.stage() instanceof Stage.Acting)
            || !(turn instanceof Turn.Decision<Move> decision)
            || hasEndOrAttack(decision.moves())
        ? null
        : "the %s can neither end the turn nor attack".formatted(position.mover());
  }

  /// The end of the turn comes last in a list; where it is missing a guest must attack, and its
  /// attacks are all there is.
  private static boolean hasEndOrAttack(Moves<Move> moves) {
    for (long i = moves.size() - 1; i >= 0; i--) {
      Move move = moves.get(i);
      if (move instanceof Move.EndTurn || move instanceof Move.Attack) {
        return true;
      }
    }
    return false;
  }
}
