package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Crossing occupied squares.
public record PassAnswers(Permission permission, WayOut wayOut, Stuck stuck, Blips blips) {

  @Unclear(
      id = "Q09",
      asks = "What is the permission to cross the square of somebody else's figure?",
      support = DECIDED,
      because = "the owner of the figure is to agree",
      clauses = {"MOVE-5"})
  public enum Permission {
    @Answer(value = "The owner is asked, once for each square and figure that moves.", in = IT)
    OWNER_DECIDES,
    @Answer("Nobody crosses squares of other players.")
    NEVER,
    @Answer("Teams cross each other's squares freely and never those of aliens.")
    ALLIES_ALWAYS
  }

  @Unclear(
      id = "Q10",
      asks = "Does a way out over squares that still need permission count?",
      support = OPEN,
      because = "nothing is said about who might refuse later on",
      clauses = {"MOVE-5"})
  public enum WayOut {
    @Answer("The way out leads over free squares and over own figures.")
    OWN_OR_FREE_SQUARES,
    @Answer("The way out may lead over figures whose owners have not refused yet.")
    ALSO_BY_PERMISSION
  }

  @Unclear(
      id = "Q11",
      asks = "What becomes of a crossing figure whose way out is gone?",
      support = OPEN,
      because = "the case is rare and not spoken of; a move ends on a free square",
      clauses = {"MOVE-4", "MOVE-5"})
  public enum Stuck {
    @Answer("It goes back to the last free square it stood on.")
    GOES_BACK,
    @Answer("It is taken off the board.")
    ELIMINATED
  }

  @Unclear(
      id = "Q12",
      asks = "Do blips stand in the way like figures?",
      support = LEANING,
      because = "blips move by the rules for figures",
      clauses = {"MOVE-4", "BLIP-4", "BMOVE-1"},
      unplayed =
          @Unplayed(
              answer = "no-obstacle",
              value = "A figure may stop on the square of a blip.",
              because = "a square holds one figure or one blip in the model"))
  public enum Blips {
    @Answer(value = "A blip fills its square like a figure.", in = IT)
    LIKE_FIGURES
  }
}
