package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Entry areas.
public record DockAnswers(Squares squares, Order order, FireOut fireOut, Sight sight, Enter enter) {

  @Unclear(
      id = "Q03",
      asks = "Is an entry area divided into squares?",
      support = LEANING,
      because =
          "figures are put down on it and return to it; how large it is the text does not say",
      clauses = {"ARM-8", "GOAL-3"},
      unplayed =
          @Unplayed(
              answer = "one-place",
              value =
                  "An entry area is one place, from which a step leads to any square beside it.",
              because = "a square may hold only one figure everywhere in the model"))
  public enum Squares {
    @Answer("An entry area consists of squares as a board does.")
    SQUARES
  }

  @Unclear(
      id = "Q04",
      asks = "Who decides which figure begins on which square of the entry area?",
      support = OPEN,
      because =
          "the players put their figures there, which suggests that they choose; a fixed order"
              + " keeps openings few and changes little",
      clauses = {"ARM-8"},
      unplayed =
          @Unplayed(
              answer = "player-places",
              value = "Each team chooses a square for each of its figures.",
              because = "five more decisions in every opening, of no account after the first turn"))
  public enum Order {
    @Answer("Figures fill the entry area in a fixed order.")
    FIXED_ORDER
  }

  @Unclear(
      id = "Q54",
      asks = "May a figure attack from the entry area before it has left it?",
      support = LEANING,
      because = "only those that have come back are barred from firing",
      clauses = {"TURN-1", "FIRE-1", "GOAL-3", "GOAL-4"})
  public enum FireOut {
    @Answer(value = "A figure that has not left yet may attack out of the entry area.", in = IT)
    MAY_ATTACK,
    @Answer("Nobody attacks out of an entry area.")
    MAY_NOT
  }

  @Unclear(
      id = "Q65",
      asks = "Do figures in an entry area see what lies on the boards?",
      support = LEANING,
      because = "every marine and Commander counts, wherever it stands",
      clauses = {"BLIP-3", "BLIP-5", "REINF-3"})
  public enum Sight {
    @Answer(
        value = "Figures in an entry area reveal blips and forbid squares like any others.",
        in = IT)
    YES,
    @Answer("Figures in an entry area see nothing; blips in their sight stay hidden.")
    NO
  }

  @Unclear(
      id = "Q55",
      asks = "Whose entry area may a figure return to, and does it stay there?",
      support = LEANING,
      because =
          "marines return to the area that is theirs, and who has returned takes no part any more",
      clauses = {"GOAL-2", "GOAL-4"},
      unplayed =
          @Unplayed(
              answer = "own-team-stays",
              value = "A figure that has returned stays on its square.",
              because = "a figure out of play that fills a square is no figure of the model"))
  public enum Enter {
    @Answer(value = "A figure returns to the area of its own team and is taken off.", in = IT)
    OWN_TEAM_TAKEN_OFF,
    @Answer("A figure returns to any entry area and is taken off.")
    ANY_TEAM
  }
}
