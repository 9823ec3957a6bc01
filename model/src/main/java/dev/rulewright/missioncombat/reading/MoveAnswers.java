package dev.rulewright.missioncombat.reading;

/// Moving from area to area, and going back.
public record MoveAnswers(
    RetreatDestination retreatDestination,
    AfterClear afterClear,
    ThroughEnemyControl throughEnemyControl) {

  public enum RetreatDestination {
    BEFORE_LAST_MOVE,
    TURN_START
  }

  public enum AfterClear {
    MAY_MOVE_ON,
    STAYS
  }

  public enum ThroughEnemyControl {
    ALLOWED,
    BLOCKED
  }
}
