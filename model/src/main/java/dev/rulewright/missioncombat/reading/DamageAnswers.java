package dev.rulewright.missioncombat.reading;

/// The points that damage is counted in, and how long they stay.
public record DamageAnswers(Granularity granularity, Persistence persistence) {

  public enum Granularity {
    ANY,
    TENS
  }

  public enum Persistence {
    TURN,
    KEPT
  }
}
