package dev.rulewright.missioncombat.rules.otherwise;

import static dev.rulewright.missioncombat.MissionClause.DRAW_BY_AGREEMENT;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A draw by agreement (WIN-5), which is an answer to A52: whoever ends a turn may offer a draw,
/// and the opponent accepts or declines before anything else.
///
/// An offer goes with the end of the turn, so that nobody can offer without end.
public final class DrawOffer {

  /// The answers to an offer.
  public static final List<Move> ANSWERS = List.of(new Move.AcceptDraw(), new Move.DeclineDraw());

  private final boolean possible;

  public DrawOffer(Reading reading) {
    possible = reading.says("game.stalemate=agreement");
  }

  /// Whether the reading knows a draw by agreement.
  public boolean isPossible() {
    return possible;
  }

  /// Why offering a draw is illegal, or null if it is legal.
  public @Nullable Refused refusal() {
    return isPossible()
        ? null
        : new Refused(DRAW_BY_AGREEMENT, "this reading knows no draw by agreement");
  }

  /// Why a move is no answer to an offer, or null if it is one.
  public static @Nullable Refused refusalOfAnswer(Move move) {
    return move instanceof Move.AcceptDraw || move instanceof Move.DeclineDraw
        ? null
        : new Refused(DRAW_BY_AGREEMENT, "the offer of a draw must be answered first");
  }

  /// The position in which an offer waits for its answer.
  ///
  /// - WIN-5: No edition ends an endless game; the reading may: a draw when one player offers it at
  ///   the end of a turn and the other accepts.
  ///
  /// @param ended the position after the end of the turn with which the offer goes
  public static Position made(Position ended, Chronicle chronicle) {
    if (ended.stage() instanceof Stage.Over) {
      return ended;
    }
    chronicle.tell(
        () -> Event.of(List.of(DRAW_BY_AGREEMENT), "draw-offered %s", ended.mover().opponent()));
    return ended.with(Stage.OFFERED);
  }

  /// The position after the offer was declined.
  public static Position declined(Position position, Chronicle chronicle) {
    chronicle.tell(
        () -> Event.of(List.of(DRAW_BY_AGREEMENT), "draw-declined %s", position.mover()));
    return position.with(Stage.ACTING);
  }
}
