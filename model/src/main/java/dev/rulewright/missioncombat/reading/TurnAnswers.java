package dev.rulewright.missioncombat.reading;

/// The AP of a turn and its end.
public record TurnAnswers(
    FirstFreeActions firstFreeActions,
    SecondPlayerAp secondPlayerAp,
    EndOrder endOrder,
    FirstPlayer firstPlayer,
    EndAnnouncement endAnnouncement) {

  public enum FirstFreeActions {
    ALLOWED,
    NOT_ALLOWED
  }

  public enum SecondPlayerAp {
    FOUR,
    TWO
  }

  public enum EndOrder {
    GO_BACK_FIRST,
    REPAIR_FIRST
  }

  public enum FirstPlayer {
    START_PLAYER,
    OTHER_PLAYER
  }

  public enum EndAnnouncement {
    ANNOUNCED,
    AUTOMATIC
  }
}
