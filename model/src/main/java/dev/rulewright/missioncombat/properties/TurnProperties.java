package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Numbers;
import dev.rulewright.missioncombat.reading.RoadAnswers.Optional;
import dev.rulewright.missioncombat.reading.TurnAnswers.EndAnnouncement;
import java.util.List;

/// Chapter *Player's turn*: action points, and whose turn it is.
record TurnProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        rules.ofPosition(
            "ap-within-bounds",
            "A player never has fewer than 0 AP nor more than 4, in the first turn no more than 2.",
            "TURN-6 TURN-7 END-2",
            position -> {
              Numbers numbers = rules.game().material().numbers();
              int most = position.turn() == 1 ? numbers.firstTurnAp() : numbers.turnAp();
              return position.ap() >= 0 && position.ap() <= most
                  ? null
                  : "the %s have %d AP".formatted(position.mover(), position.ap());
            }),
        rules.ofStep(
            "actions-cost-one-ap",
            "An action costs 1 AP, or nothing if it is a free one; drawing and attacking are never"
                + " free, and going back costs nothing.",
            "TURN-3 TURN-8 MOVE-11",
            (before, move, after) -> {
              int spent = before.ap() - after.ap();
              return Rules.beginsTurn(before, after)
                      || !(before.stage() instanceof Stage.Acting)
                      || mayCost(move, spent)
                  ? null
                  : "'%s' costs %d AP".formatted(move, spent);
            }),
        rules.ofStep(
            "turns-alternate",
            "The players take turns one after the other.",
            "TURN-1 END-3",
            (before, move, after) -> {
              if (before.turn() == 0) {
                return null;
              }
              int turns = after.turn() - before.turn();
              return (turns == 0 && after.mover() == before.mover())
                      || (turns == 1 && after.mover() != before.mover())
                  ? null
                  : "after '%s' the %s are on the move in turn %d"
                      .formatted(move, after.mover(), after.turn());
            },
            Breach.of(
                "the next turn ends by itself at once, for nothing can be done in it",
                EndAnnouncement.AUTOMATIC)),
        rules.ofStep(
            "turn-ends-only-when-said",
            "A turn ends only when its player says so.",
            "TURN-10 TURN-11",
            (before, move, after) ->
                before.turn() == 0
                        || !Rules.beginsTurn(before, after)
                        || move instanceof Move.EndTurn
                        || move instanceof Move.OfferDraw
                    ? null
                    : "'%s' ends the turn".formatted(move),
            Breach.of(
                "a turn in which nothing is left to do ends by itself", EndAnnouncement.AUTOMATIC)),
        rules.ofTurn(
            "always-a-move",
            "As long as play is not over the player on the move has a legal move.",
            "TURN-2 TURN-10",
            (position, turn) ->
                turn instanceof Turn.Decision<Move> decision && decision.moves().size() == 0
                    ? "the %s have no legal move".formatted(position.mover())
                    : null),
        rules.ofTurn(
            "always-end-or-attack",
            "Whenever an action can be chosen the player on the move can end the turn or attack.",
            "TURN-10 MOVE-4",
            (position, turn) ->
                !(position.stage() instanceof Stage.Acting)
                        || !(turn instanceof Turn.Decision<Move> decision)
                        || hasEndOrAttack(decision.moves())
                    ? null
                    : "the %s can neither end the turn nor attack".formatted(position.mover()),
            Breach.of(
                "a unit has to use its free move of the Arterial Road before the turn ends",
                Optional.NO)));
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
