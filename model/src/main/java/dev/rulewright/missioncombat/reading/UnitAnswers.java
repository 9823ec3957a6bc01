package dev.rulewright.missioncombat.reading;

/// The actions of a unit.
public record UnitAnswers(ActsWhenPlayed actsWhenPlayed) {

  public enum ActsWhenPlayed {
    YES,
    NO
  }
}
