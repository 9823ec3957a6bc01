package dev.rulewright.missioncombat.reading;

/// Play that does not end by itself.
public record GameAnswers(Stalemate stalemate) {

  public enum Stalemate {
    REPETITION_AND_LIMIT,
    ENDLESS,
    AGREEMENT,
    TIE_BREAK_AT_LIMIT
  }
}
