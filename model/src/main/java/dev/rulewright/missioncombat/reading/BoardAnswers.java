package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The layout of the board.
public record BoardAnswers(Adjacency adjacency) {

  @Unclear(
      id = "A01",
      asks = "Which areas are adjacent?",
      support = Support.OPEN,
      because =
          "the layout stands in a figure that is lost, and the examples exclude some layouts"
              + " without proving one, so adjacency is data that anybody can replace",
      clauses = {"SETUP-2", "MOVE-1", "TRAIT-4"})
  public enum Adjacency {
    @Answer("Areas are adjacent where the adjacency file says so.")
    FROM_DATA,
    @Answer("Two rows facing each other; areas are adjacent along edges only.")
    ROWS_EDGES_ONLY,
    @Answer("Two rows facing each other; areas are adjacent along edges and across corners.")
    ROWS_WITH_DIAGONALS,
    @Answer("Two rows staggered by half a card; areas that touch are adjacent.")
    STAGGERED_ROWS
  }
}
