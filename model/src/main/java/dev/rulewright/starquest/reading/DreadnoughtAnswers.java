package dev.rulewright.starquest.reading;

/// The Dreadnought.
public record DreadnoughtAnswers(
    Doors doors, Weapons weapons, SplitFire splitFire, Close close, LostWeapon lostWeapon) {

  public enum Doors {
    EVERY_DOORWAY,
    DOORS_WITH_MARKER
  }

  public enum Weapons {
    TWO_DIFFERENT_WHEN_PLACED,
    ANY_TWO
  }

  public enum SplitFire {
    NO,
    YES
  }

  public enum Close {
    ONE_AND_NO_FIRE,
    THREE,
    ONE_AND_FIRE
  }

  public enum LostWeapon {
    ALIEN_CHOOSES,
    ATTACKER_CHOOSES
  }
}
