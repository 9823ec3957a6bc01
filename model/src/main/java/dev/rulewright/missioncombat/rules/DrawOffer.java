package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.DRAW_BY_AGREEMENT;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A draw by agreement (WIN-5), which is an answer to A52: whoever ends a turn may offer a draw,
/// and the opponent accepts or declines before anything else.
///
/// An offer goes with the end of the turn, so that nobody can offer without end.
record DrawOffer(Reading reading) {

  /// The answers to an offer.
  static final Moves<Move> ANSWERS =
      new FewMoves(List.of(new Move.AcceptDraw(), new Move.DeclineDraw()));

  /// Whether the reading knows a draw by agreement.
  boolean isPossible() {
    return switch (reading.game().stalemate()) {
      case AGREEMENT -> true;
      case REPETITION_AND_LIMIT, ENDLESS, TIE_BREAK_AT_LIMIT -> false;
    };
  }

  /// Why offering a draw is illegal, or null if it is legal.
  @Nullable Refused refusal() {
    return isPossible()
        ? null
        : new Refused(DRAW_BY_AGREEMENT, "this reading knows no draw by agreement");
  }

  static @Nullable Refused refusalOfAnswer(Move move) {
    return move instanceof Move.AcceptDraw || move instanceof Move.DeclineDraw
        ? null
        : new Refused(DRAW_BY_AGREEMENT, "the offer of a draw must be answered first");
  }

  /// The position in which an offer waits for its answer.
  ///
  /// @param ended the position after the end of the turn with which the offer goes
  static Position made(Position ended, Chronicle chronicle) {
    if (ended.stage() instanceof Stage.Over) {
      return ended;
    }
    if (chronicle.listening()) {
      chronicle.tell(
          new Happening.DrawOffered(ended.mover().opponent(), List.of(DRAW_BY_AGREEMENT)));
    }
    return ended.with(Stage.OFFERED);
  }

  /// The position after the answer.
  static Position answered(Position position, Move move, Chronicle chronicle) {
    if (move instanceof Move.AcceptDraw) {
      return Victory.over(position, Ending.AGREEMENT, List.of(), chronicle);
    }
    if (chronicle.listening()) {
      chronicle.tell(new Happening.DrawDeclined(position.mover(), List.of(DRAW_BY_AGREEMENT)));
    }
    return position.with(Stage.ACTING);
  }
}
