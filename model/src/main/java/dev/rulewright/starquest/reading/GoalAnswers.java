package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// The mission.
public record GoalAnswers(When when, Who who, AlienToken alienToken) {

  @Unclear(
      id = "Q52",
      asks = "Is the token of the main goal taken at once?",
      support = LEANING,
      because = "carrying the mission out is enough, and going back comes after it",
      clauses = {"GOAL-1", "GOAL-2"},
      unplayed =
          @Unplayed(
              answer = "after-return",
              value = "The team has the points when the figure is back.",
              because = "a figure would have to remember what it has done"))
  public enum When {
    @Answer(value = "The team has the points at once.", in = IT)
    AT_ONCE
  }

  @Unclear(
      id = "Q53",
      asks = "Can several teams have the main goal?",
      support = DECIDED,
      because = "there is one token",
      clauses = {"GOAL-1"})
  public enum Who {
    @Answer(value = "The first team has it.", in = IT)
    FIRST_TEAM,
    @Answer("Every team that reaches it has it.")
    EVERY_TEAM
  }

  @Unclear(
      id = "Q60",
      asks = "Do goals that nobody reached count for the alien player?",
      support = OPEN,
      because = "one passage adds them to the total, the other leaves them out of it",
      clauses = {"GOAL-5", "WIN-1"})
  public enum AlienToken {
    @Answer(value = "They do.", in = IT)
    COUNT,
    @Answer(value = "They do not.", in = IT)
    DO_NOT
  }
}
