package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Steps.
public record MoveAnswers(PastCorner pastCorner, BetweenFigures betweenFigures) {

  @Unclear(
      id = "Q07",
      asks = "May a diagonal step pass the end of a wall?",
      support = OPEN,
      because =
          "the pictures let a blast pass there if one of the two ways around the corner is free,"
              + " and steps are read alike",
      clauses = {"MOVE-3", "DOOR-1"})
  public enum PastCorner {
    @Answer("A diagonal step needs one of the two ways around the corner.")
    ONE_WAY_OPEN,
    @Answer("A diagonal step needs both ways around the corner.")
    BOTH_WAYS_OPEN,
    @Answer("Walls never block a diagonal step.")
    NEVER_BLOCKED
  }

  @Unclear(
      id = "Q08",
      asks = "May a diagonal step pass between two figures that touch at the corner?",
      support = OPEN,
      because = "only squares that are occupied stand in the way",
      clauses = {"MOVE-3", "MOVE-4"})
  public enum BetweenFigures {
    @Answer("Figures beside a diagonal step do not block it.")
    ALLOWED,
    @Answer("A diagonal step between two figures of other players is blocked.")
    BLOCKED
  }
}
