package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Scanning a board.
public record ScanAnswers(
    Trigger trigger, TwoBoards twoBoards, ScannerGone scannerGone, NoRoom noRoom) {

  @Unclear(
      id = "Q15",
      asks = "Is a board scanned that a figure only crosses?",
      support = LEANING,
      because = "a figure that enters the board has come onto it",
      clauses = {"BOARD-1"})
  public enum Trigger {
    @Answer(value = "A step onto the board is enough.", in = IT)
    EVERY_SQUARE_ENTERED,
    @Answer("A board is scanned only if the move ends there.")
    WHERE_IT_STOPS
  }

  @Unclear(
      id = "Q16",
      asks = "What if one move leads onto two new boards?",
      support = OPEN,
      because = "one board at a time is spoken of",
      clauses = {"BOARD-1", "BOARD-2"})
  public enum TwoBoards {
    @Answer("Both are scanned after the move, in the order entered.")
    BOTH_AFTERWARDS,
    @Answer("The move ends with the step onto the second.")
    MOVE_ENDS_AT_SECOND
  }

  @Unclear(
      id = "Q69",
      asks = "Is a board scanned if the figure that entered it falls or goes home first?",
      support = LEANING,
      because = "the board has to be scanned once it was entered",
      clauses = {"BOARD-1", "BOARD-2"})
  public enum ScannerGone {
    @Answer(value = "The board is scanned all the same.", in = IT)
    STILL_SCANNED,
    @Answer("The board is left alone until somebody else enters it.")
    NOT_SCANNED
  }

  @Unclear(
      id = "Q17",
      asks = "What if the fourth board has too few unseen squares for all blips?",
      support = OPEN,
      because = "all blips have to go there and none may be put in sight: the text demands both",
      clauses = {"BLIP-2", "BLIP-3"})
  public enum NoRoom {
    @Answer(value = "Blips without an unseen square are never placed.", in = IT)
    REST_STAYS_OUT,
    @Answer(value = "When unseen squares run out, blips are placed in sight and revealed.", in = IT)
    REST_IN_SIGHT
  }
}
