package dev.rulewright.starquest.reading;

/// The end of play.
public record EndAnswers(NobodyLeft nobodyLeft, LastEvent lastEvent, LeftBehind leftBehind) {

  public enum NobodyLeft {
    ENDS,
    UNTIL_LAST_EVENT
  }

  public enum LastEvent {
    PLAYED_OUT,
    STOPS_AT_ONCE
  }

  public enum LeftBehind {
    ALIEN_GAINS_DOCK_SAFE,
    OWNER_LOSES_ONLY
  }
}
