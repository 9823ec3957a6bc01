package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Lines of sight.
public record SightAnswers(
    Corner corner, Walls walls, DiagonalNeighbours diagonalNeighbours, Doubt doubt, Large large) {

  @Unclear(
      id = "Q23",
      asks = "Is a line of sight blocked that touches a corner?",
      support = OPEN,
      because =
          "the text has no word on it; only this answer agrees with all 47 squares of the picture",
      clauses = {"SIGHT-1", "SIGHT-2", "FIG-1"})
  public enum Corner {
    @Answer("A line may touch one obstacle at a corner, not two.")
    GRAZE_ONE,
    @Answer("A line passes a corner if nothing stands on one of its sides.")
    ONE_SIDE_OPEN,
    @Answer("A line that touches a wall or two figures is blocked.")
    TOUCH_BLOCKS
  }

  @Unclear(
      id = "Q24",
      asks = "Do walls and closed doors fill squares?",
      support = OPEN,
      because =
          "the sentence about sight speaks of squares that contain them; openings, doors and blasts"
              + " speak of what lies before and behind them",
      clauses = {"DOOR-2", "SIGHT-2"},
      unplayed =
          @Unplayed(
              answer = "fill-squares",
              value = "Walls and doors fill squares.",
              because = "no map draws walls as squares",
              in = IT))
  public enum Walls {
    @Answer(value = "Walls and doors stand between squares.", in = IT)
    BETWEEN_SQUARES
  }

  @Unclear(
      id = "Q25",
      asks = "Do figures on diagonal neighbours see each other?",
      support = OPEN,
      because =
          "by the letter they do not; the pictures show that the gap between two such figures is"
              + " meant",
      clauses = {"SIGHT-3"})
  public enum DiagonalNeighbours {
    @Answer("They see each other; no line passes between two that touch at a corner.")
    GAP_IS_CLOSED,
    @Answer(value = "They do not see each other.", in = IT)
    NEIGHBOURS_BLIND
  }

  @Unclear(
      id = "Q26",
      asks = "When is a doubt about a line reasonable?",
      support = OPEN,
      because = "a computed line leaves no doubt",
      clauses = {"SIGHT-5"},
      unplayed =
          @Unplayed(
              answer = "roll-on-graze",
              value = "A line that touches a corner is rolled for.",
              because =
                  "whether a figure is seen would be chance, and every list of moves with it"))
  public enum Doubt {
    @Answer("Nobody doubts a line.")
    NEVER
  }

  @Unclear(
      id = "Q28",
      asks = "How much of a Dreadnought must be seen to fire at it?",
      support = LEANING,
      because = "it fires itself from any square that sees the target",
      clauses = {"FIRE-1", "DREAD-8"})
  public enum Large {
    @Answer("One of its squares.")
    ANY_SQUARE,
    @Answer("All of its squares.")
    ALL_SQUARES
  }
}
