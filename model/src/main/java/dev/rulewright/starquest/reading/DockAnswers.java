package dev.rulewright.starquest.reading;

/// Entry areas.
public record DockAnswers(FireOut fireOut, Sight sight, Enter enter) {

  public enum FireOut {
    MAY_ATTACK,
    MAY_NOT
  }

  public enum Sight {
    YES,
    NO
  }

  public enum Enter {
    OWN_TEAM_TAKEN_OFF,
    ANY_TEAM
  }
}
