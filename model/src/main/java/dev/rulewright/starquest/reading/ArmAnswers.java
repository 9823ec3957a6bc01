package dev.rulewright.starquest.reading;

/// Choosing weapons.
public record ArmAnswers(SameWeapon sameWeapon) {

  public enum SameWeapon {
    ONE_OF_EACH,
    ANY
  }
}
