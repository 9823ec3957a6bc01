package dev.rulewright.missioncombat.reading;

/// Free moves of both kinds together.
public record FreeMovesAnswers(Combine combine) {

  public enum Combine {
    BOTH,
    ONE_PER_TURN,
    ROAD_USES_UP_SPEED
  }
}
