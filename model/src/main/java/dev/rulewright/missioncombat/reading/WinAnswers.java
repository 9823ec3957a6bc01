package dev.rulewright.missioncombat.reading;

/// Victory.
public record WinAnswers(BoardOnly boardOnly, BothBeaten bothBeaten) {

  public enum BoardOnly {
    YES,
    HAND_COUNTS,
    DESTRUCTION_ONLY
  }

  public enum BothBeaten {
    MOVER_WINS,
    MOVER_LOSES,
    DRAW
  }
}
