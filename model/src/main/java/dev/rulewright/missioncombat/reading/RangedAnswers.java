package dev.rulewright.missioncombat.reading;

/// Attacks into adjacent areas.
public record RangedAnswers(
    SatisfiesMustAttack satisfiesMustAttack, Mode mode, Adjacency adjacency, TypeMatch typeMatch) {

  public enum SatisfiesMustAttack {
    YES,
    NO
  }

  public enum Mode {
    ONE_POOL,
    ONE_AREA_PER_ATTACK,
    EXTRA_ATTACK
  }

  public enum Adjacency {
    SAME_AS_MOVES,
    EDGES_ONLY,
    CORNERS_TOO
  }

  public enum TypeMatch {
    SAME,
    REVERSED
  }
}
