package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.List;

/// Chapter *End of play*: who wins, and when.
///
/// **A player is beaten by losing the last unit**, not by having none: where a reading lets a
/// player go on without units, or begin without any, nothing is won until a unit is lost again.
final class Victory {

  private final BoardOnly boardOnly;
  private final BothBeaten bothBeaten;

  Victory(Reading reading) {
    boardOnly = reading.answer("win.board-only", BoardOnly.values());
    bothBeaten = reading.answer("win.both-beaten", BothBeaten.values());
  }

  /// The position after a move, which is over if the move has beaten a player.
  ///
  /// - INTRO-1: The aim is to take the opponent's last unit off the board.
  /// - WIN-1: Who removes the opponent's last unit from the board wins.
  /// - WIN-2: Play then ends at once.
  Position unlessWon(Position before, Move move, Position after, Chronicle chronicle) {
    if (after.stage() instanceof Stage.Over) {
      return after;
    }
    Faction mover = before.mover();
    boolean wins = hasLost(mover.opponent(), before, move, after);
    boolean loses = hasLost(mover, before, move, after);
    if (!wins && !loses) {
      return after;
    }
    if (wins && loses) {
      return bothBeaten(after, chronicle);
    }
    return over(after, Ending.NO_UNITS_LEFT, List.of(wins ? mover : mover.opponent()), chronicle);
  }

  private boolean hasLost(Faction faction, Position before, Move move, Position after) {
    Side side = after.side(faction);
    return side.unitCount() == 0 && before.side(faction).unitCount() > 0 && isBeaten(side, move);
  }

  /// A51: whether it counts that the last unit has left the board.
  private boolean isBeaten(Side side, Move move) {
    return switch (boardOnly) {
      case YES -> true;
      case HAND_COUNTS -> !holdsUnits(side.hand());
      case DESTRUCTION_ONLY -> !(move instanceof Move.PlayRemoval);
    };
  }

  /// M8
  private Position bothBeaten(Position position, Chronicle chronicle) {
    Faction mover = position.mover();
    return switch (bothBeaten) {
      case MOVER_WINS -> over(position, Ending.NO_UNITS_LEFT, List.of(mover), chronicle);
      case MOVER_LOSES ->
          over(position, Ending.NO_UNITS_LEFT, List.of(mover.opponent()), chronicle);
      case DRAW -> over(position, Ending.NOBODY_LEFT, List.of(), chronicle);
    };
  }

  private static boolean holdsUnits(Pile<Card> hand) {
    for (int kind = 0; kind < hand.kinds(); kind++) {
      if (hand.count(kind) > 0 && hand.kind(kind) instanceof UnitCard) {
        return true;
      }
    }
    return false;
  }

  /// The position after the last turn, in which play is over.
  ///
  /// - WIN-4: No edition ends an endless game; the reading may: a draw after a turn limit.
  /// - WIN-6: No edition ends an endless game; the reading may: at the turn limit the player with
  ///   more units on the board wins.
  ///
  /// @param breaksTies whether it goes to the player with more units on the board (A52)
  static Position atTurnLimit(Position last, boolean breaksTies, Chronicle chronicle) {
    int marines = last.side(Faction.MARINES).unitCount();
    int portalists = last.side(Faction.PORTALISTS).unitCount();
    if (!breaksTies || marines == portalists) {
      return over(last, Ending.TURN_LIMIT, List.of(), chronicle);
    }
    Faction winner = marines > portalists ? Faction.MARINES : Faction.PORTALISTS;
    return over(last, Ending.MORE_UNITS, List.of(winner), chronicle);
  }

  /// The position in which play is over.
  static Position over(
      Position position, Ending ending, List<Faction> winners, Chronicle chronicle) {
    Result result = ending.result(winners);
    if (chronicle.listening()) {
      String who = result.isDraw() ? "draw" : "won " + result.winners().getFirst();
      chronicle.tell(Event.of(result.clauses(), "%s: %s", who, result.reason()));
    }
    return position.with(new Stage.Over(result));
  }

  /// The answers to `win.board-only`.
  private enum BoardOnly {
    YES,
    HAND_COUNTS,
    DESTRUCTION_ONLY
  }

  /// The answers to `win.both-beaten`.
  private enum BothBeaten {
    MOVER_WINS,
    MOVER_LOSES,
    DRAW
  }
}
