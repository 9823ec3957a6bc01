package dev.rulewright.missioncombat.reading;

/// The layout of the board.
public record BoardAnswers(Adjacency adjacency) {

  public enum Adjacency {
    FROM_DATA,
    ROWS_EDGES_ONLY,
    ROWS_WITH_DIAGONALS,
    STAGGERED_ROWS
  }
}
