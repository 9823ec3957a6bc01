package dev.rulewright.missioncombat.reading;

/// Targets and damage of an attack.
public record AttackAnswers(
    ZeroTarget zeroTarget,
    DamageAmount damageAmount,
    Overkill overkill,
    Distribution distribution,
    MismatchedTarget mismatchedTarget) {

  public enum ZeroTarget {
    ILLEGAL,
    LEGAL
  }

  public enum DamageAmount {
    ALL,
    ALL_THAT_TARGETS_CAN_TAKE,
    ANY_PART
  }

  public enum Overkill {
    ALLOWED,
    NOT_ALLOWED
  }

  public enum Distribution {
    ONE_POOL,
    PER_TARGET
  }

  public enum MismatchedTarget {
    ILLEGAL,
    IMMUNE
  }
}
