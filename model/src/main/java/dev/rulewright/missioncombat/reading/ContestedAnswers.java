package dev.rulewright.missioncombat.reading;

/// A unit that has entered an area with enemy units.
public record ContestedAnswers(
    EnterWithoutAp enterWithoutAp,
    EnterNoTarget enterNoTarget,
    MinAttacks minAttacks,
    MayBreakOff mayBreakOff,
    FreeActionCounts freeActionCounts,
    EventClears eventClears,
    MultipleAttackers multipleAttackers,
    SupportFire supportFire,
    Reentry reentry,
    RetreatAtTurnEnd retreatAtTurnEnd,
    OriginHeld originHeld) {

  public enum EnterWithoutAp {
    ILLEGAL,
    LEGAL
  }

  public enum EnterNoTarget {
    ILLEGAL,
    EMPTY_ATTACK,
    NO_ATTACK
  }

  public enum MinAttacks {
    ONE,
    NONE
  }

  public enum MayBreakOff {
    YES,
    NO
  }

  public enum FreeActionCounts {
    YES,
    NO
  }

  public enum EventClears {
    GOES_BACK_FIRST,
    UNIT_STAYS
  }

  public enum MultipleAttackers {
    ONE_AT_A_TIME,
    SEVERAL
  }

  public enum SupportFire {
    GOES_BACK_FIRST,
    UNIT_STAYS
  }

  public enum Reentry {
    ALLOWED,
    ONCE_PER_TURN
  }

  public enum RetreatAtTurnEnd {
    YES,
    NO
  }

  public enum OriginHeld {
    GOES_BACK,
    STAYS
  }
}
