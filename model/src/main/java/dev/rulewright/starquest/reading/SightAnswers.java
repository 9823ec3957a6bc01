package dev.rulewright.starquest.reading;

/// Lines of sight.
public record SightAnswers(Corner corner, DiagonalNeighbours diagonalNeighbours, Large large) {

  public enum Corner {
    GRAZE_ONE,
    ONE_SIDE_OPEN,
    TOUCH_BLOCKS
  }

  public enum DiagonalNeighbours {
    GAP_IS_CLOSED,
    NEIGHBOURS_BLIND
  }

  public enum Large {
    ANY_SQUARE,
    ALL_SQUARES
  }
}
