package dev.rulewright.missioncombat.reading;

/// The effect of the Artillery Emplacement.
public record ArtilleryAnswers(Rounding rounding, HalvedSide halvedSide) {

  public enum Rounding {
    EXACT,
    DOWN_TO_TENS,
    UP_TO_TENS,
    HALF_PER_TARGET
  }

  public enum HalvedSide {
    MARINES,
    CONTROLLER
  }
}
