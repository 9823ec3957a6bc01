package dev.rulewright.missioncombat.reading;

/// The effect of the bunkers.
public record BunkerAnswers(
    BonusScope bonusScope, GuestBonus guestBonus, LeavingDamaged leavingDamaged) {

  public enum BonusScope {
    ANYBODY,
    CONTROLLER,
    MARINES
  }

  public enum GuestBonus {
    LIKE_ANY_UNIT,
    NONE
  }

  public enum LeavingDamaged {
    DESTROYED,
    SURVIVES
  }
}
