package dev.rulewright.missioncombat.reading;

/// The control of areas: whose it is, and from when.
public record ControlAnswers(
    Update update,
    EmptyOpposing emptyOpposing,
    OwnContested ownContested,
    OwnCondition ownCondition,
    MixedOwnArea mixedOwnArea,
    Excursion excursion) {

  public enum Update {
    AT_ONCE,
    AT_TURN_END
  }

  public enum EmptyOpposing {
    OWNER,
    LAST_CONTROLLER
  }

  public enum OwnContested {
    LAST_CONTROLLER,
    OWNER_WHEN_PRESENT
  }

  public enum OwnCondition {
    EMPTY_OR_OWN_UNITS,
    ALWAYS
  }

  public enum MixedOwnArea {
    LAST_CONTROLLER,
    NOBODY
  }

  public enum Excursion {
    OWNER,
    GUEST
  }
}
