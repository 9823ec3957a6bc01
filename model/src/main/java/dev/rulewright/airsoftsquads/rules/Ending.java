package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_7;

import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import java.util.List;

/// How play ends.
final class Ending extends Chapter {

  private final boolean losesAtOnce = says("out.when=at-once");
  private final boolean countsOnField = says("out.where=anywhere");
  private final BothOut bothOut = answer("out.both", BothOut.values());

  Ending(Terms terms) {
    super(terms);
  }

  /// The position in which play is over.
  ///
  /// @param winners who has won; nobody for a draw
  Position over(Position position, List<Seat> winners, String reason, Chronicle chronicle) {
    Stage.Over over = Stage.Over.of(winners, reason);
    chronicle.tell(() -> Event.of("over: " + reason, over.result().clauses()));
    return position.with(over);
  }

  /// The position at the moment when an operator came to lie OUT (Q17).
  Position atOnce(Position position, Chronicle chronicle) {
    return losesAtOnce ? unlessLost(position, chronicle) : position;
  }

  /// The position after play has ended because of those who are OUT, or the same position.
  ///
  /// - SAVE-7: A player whose SAVEZONE holds three OUT OPERATORs at the same time automatically
  ///   loses the GAME.
  Position unlessLost(Position position, Chronicle chronicle) {
    Seat mover = position.mover();
    boolean own = hasLost(position.side(mover));
    boolean others = hasLost(position.side(mover.other()));
    if (!own && !others) {
      return position;
    }
    List<Seat> winners = own ? List.of(mover.other()) : List.of(mover);
    if (own && others) {
      winners =
          switch (bothOut) {
            case DRAW -> List.of();
            case ACTIVE_PLAYER_LOSES -> List.of(mover.other());
            case ACTIVE_PLAYER_WINS -> List.of(mover);
          };
    }
    chronicle.tell(
        () -> Event.of("lost " + (own ? mover : mover.other()) + ": three are OUT", SAVE_7));
    return over(position, winners, Stage.Over.THREE_OUT, chronicle);
  }

  private boolean hasLost(Side side) {
    int out = side.inSavezone(State.OUT);
    if (countsOnField) {
      out += side.onField(State.OUT);
    }
    return out >= terms.numbers().outThatLose();
  }

  /// The answers to `out.both`.
  private enum BothOut {
    DRAW,
    ACTIVE_PLAYER_LOSES,
    ACTIVE_PLAYER_WINS
  }
}
