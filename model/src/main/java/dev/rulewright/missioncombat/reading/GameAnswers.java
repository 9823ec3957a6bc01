package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.missioncombat.MissionClause.DRAW_BY_AGREEMENT;
import static dev.rulewright.missioncombat.MissionClause.DRAW_BY_REPETITION;
import static dev.rulewright.missioncombat.MissionClause.DRAW_BY_TURN_LIMIT;
import static dev.rulewright.missioncombat.MissionClause.MORE_UNITS_AT_TURN_LIMIT;
import static dev.rulewright.missioncombat.MissionClause.RESHUFFLE;

/// Play that does not end by itself.
public record GameAnswers(Stalemate stalemate) {

  @Unclear(
      id = "A52",
      asks = "What ends a game that neither player can win?",
      support = OPEN,
      because =
          "nothing is said, and cards return through the deck without end; a draw by repetition"
              + " and a turn limit make every play end without favouring anybody",
      clauses = {
        DRAW_BY_REPETITION,
        DRAW_BY_TURN_LIMIT,
        DRAW_BY_AGREEMENT,
        MORE_UNITS_AT_TURN_LIMIT,
        RESHUFFLE
      })
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
