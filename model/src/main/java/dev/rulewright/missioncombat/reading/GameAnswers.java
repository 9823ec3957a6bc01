package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Play that does not end by itself.
public record GameAnswers(Stalemate stalemate) {

  @Unclear(
      id = "A52",
      asks = "What ends a game that neither player can win?",
      support = Support.OPEN,
      because =
          "nothing is said, and cards return through the deck without end; a draw by repetition"
              + " and a turn limit make every play end without favouring anybody",
      clauses = {"WIN-3", "WIN-4", "WIN-5", "WIN-6", "DRAW-2"})
  public enum Stalemate {
    @Answer(
        "Play is a draw when a position begins the same player's turn for the third time, or at the"
            + " turn limit.")
    REPETITION_AND_LIMIT,
    @Answer("Nothing but victory ends play; it is stopped, as a draw, only at the turn limit.")
    ENDLESS,
    @Answer(
        "Play is a draw when one player offers it at the end of a turn and the other accepts, or at"
            + " the turn limit.")
    AGREEMENT,
    @Answer("At the turn limit the player with more units on the board wins.")
    TIE_BREAK_AT_LIMIT
  }
}
