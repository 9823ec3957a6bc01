package dev.rulewright.missioncombat.reading;

/// An oversized unit in a building.
public record OversizedAnswers(
    EnterWithoutTarget enterWithoutTarget,
    ReturnTiming returnTiming,
    TemporaryControl temporaryControl) {

  public enum EnterWithoutTarget {
    ILLEGAL,
    GOES_BACK_BEFORE_ACTION,
    STAYS_UNTIL_TURN_END
  }

  public enum ReturnTiming {
    AFTER_ATTACKS,
    AFTER_ONE_ATTACK,
    AT_TURN_END
  }

  public enum TemporaryControl {
    YES,
    NO
  }
}
