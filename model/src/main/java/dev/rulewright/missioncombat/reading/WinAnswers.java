package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Victory.
public record WinAnswers(BoardOnly boardOnly, BothBeaten bothBeaten) {

  @Unclear(
      id = "A51",
      asks = "Is a player beaten who has no unit on the board but units in hand?",
      support = Support.DECIDED,
      because =
          "the board alone counts, and any removal from it; the translations say removed where they"
              + " say how play ends, and destroyed where they say what it is about",
      clauses = {"INTRO-1", "SETUP-11", "WIN-1", "EVENT-4"})
  public enum BoardOnly {
    @Answer(value = "A player without units on the board is beaten at once.", in = "de en fr")
    YES,
    @Answer("A player is beaten without units on the board and in hand.")
    HAND_COUNTS,
    @Answer(
        value = "A player is beaten when the last unit on the board is destroyed, not removed.",
        in = "en fr")
    DESTRUCTION_ONLY
  }

  @Unclear(
      id = "M8",
      asks = "Who wins when both players lose their last unit at once?",
      support = Support.MOOT,
      because =
          "the winner is who takes away the opponent's last unit, and that is who is on the move;"
              + " moot because attacks and events hit opposing units only",
      clauses = {"WIN-1", "WIN-2"})
  public enum BothBeaten {
    @Answer("The player on the move wins.")
    MOVER_WINS,
    @Answer("The player on the move loses.")
    MOVER_LOSES,
    @Answer("Play is a draw.")
    DRAW
  }
}
