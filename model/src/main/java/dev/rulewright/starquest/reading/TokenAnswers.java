package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Collecting tokens.
public record TokenAnswers(
    AlienTurn alienTurn, Optional optional, Kinds kinds, Genestealer genestealer) {

  @Unclear(
      id = "Q37",
      asks = "Who takes the token of an alien that falls in its own attack?",
      support = LEANING,
      because = "who eliminates an alien takes its token, in whose turn is not said",
      clauses = {"CLOSE-4", "TOKEN-1"})
  public enum AlienTurn {
    @Answer(value = "The team of the defender.", in = IT)
    DEFENDER_TAKES,
    @Answer("Nobody.")
    NOBODY
  }

  @Unclear(
      id = "Q66",
      asks = "May a team leave a token?",
      support = OPEN,
      because = "by the letter it may take it; nobody would leave points",
      clauses = {"TOKEN-1"})
  public enum Optional {
    @Answer("The token is taken.")
    ALWAYS_TAKEN,
    @Answer(value = "The team takes or leaves it.", in = IT)
    OPTIONAL
  }

  @Unclear(
      id = "Q38",
      asks = "Do Chaos Marines with and without a heavy weapon share their tokens?",
      support = OPEN,
      because = "the token has to be for that alien, and both bear one name",
      clauses = {"TOKEN-1", "TOKEN-3"})
  public enum Kinds {
    @Answer("Each has tokens of its own.")
    BY_FIGURE,
    @Answer("Tokens of either serve for both.")
    BY_NAME
  }

  @Unclear(
      id = "Q39",
      asks = "Is a Genestealer worth points?",
      support = DECIDED,
      because = "an alien without a token is worth nothing, and no token shows a Genestealer",
      clauses = {"TOKEN-2"},
      unplayed =
          @Unplayed(
              answer = "fixed",
              value = "A Genestealer is worth a fixed number of points.",
              because = "no source gives the number"))
  public enum Genestealer {
    @Answer(value = "A Genestealer is worth nothing.", in = IT)
    NONE
  }
}
