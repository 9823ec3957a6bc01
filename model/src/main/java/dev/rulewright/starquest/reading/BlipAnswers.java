package dev.rulewright.starquest.reading;

/// What blips do.
public record BlipAnswers(UnscannedBoard unscannedBoard) {

  public enum UnscannedBoard {
    YES,
    NO
  }
}
