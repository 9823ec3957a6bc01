package dev.rulewright.starquest.reading;

/// Doors.
public record DoorAnswers(OpenWhen openWhen, AfterAttack afterAttack) {

  public enum OpenWhen {
    AFTER_A_STEP,
    STANDING
  }

  public enum AfterAttack {
    NO,
    YES
  }
}
