package dev.rulewright.missioncombat.reading;

/// The set-up before the first turn.
public record SetupAnswers(FactionConflict factionConflict, Given given) {

  public enum FactionConflict {
    AGREEMENT,
    RANDOM,
    START_PLAYER_CHOOSES
  }

  public enum Given {
    YES,
    MISSING
  }
}
