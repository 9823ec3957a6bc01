package dev.rulewright.starquest.reading;

/// Scanning a board.
public record ScanAnswers(
    Trigger trigger, TwoBoards twoBoards, ScannerGone scannerGone, NoRoom noRoom) {

  public enum Trigger {
    EVERY_SQUARE_ENTERED,
    WHERE_IT_STOPS
  }

  public enum TwoBoards {
    BOTH_AFTERWARDS,
    MOVE_ENDS_AT_SECOND
  }

  public enum ScannerGone {
    STILL_SCANNED,
    NOT_SCANNED
  }

  public enum NoRoom {
    REST_STAYS_OUT,
    REST_IN_SIGHT
  }
}
