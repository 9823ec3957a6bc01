package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Attacks into adjacent areas.
public record RangedAnswers(
    SatisfiesMustAttack satisfiesMustAttack, Mode mode, Adjacency adjacency, TypeMatch typeMatch) {

  @Unclear(
      id = "A35",
      asks = "Does a ranged attack into other areas fulfil the duty to attack after entering?",
      support = Support.DECIDED,
      because = "the fourth example shows it",
      clauses = {"MOVE-4", "TRAIT-4"})
  public enum SatisfiesMustAttack {
    @Answer(
        value = "Any attack will do, even if all its targets stand in adjacent areas.",
        in = "de en fr")
    YES,
    @Answer("At least one target must stand in the area that was entered.")
    NO
  }

  @Unclear(
      id = "A36",
      asks = "May one ranged attack have targets in several areas?",
      support = Support.DECIDED,
      because = "the third and the fourth example show it",
      clauses = {"TRAIT-4", "TRAIT-5"})
  public enum Mode {
    @Answer(
        value = "One attack is split over the unit's own area and all adjacent areas.",
        in = "de")
    ONE_POOL,
    @Answer("Each attack has its targets in a single area.")
    ONE_AREA_PER_ATTACK,
    @Answer(
        value = "An attack in the own area may come with another one into adjacent areas.",
        in = "en fr")
    EXTRA_ATTACK
  }

  @Unclear(
      id = "A37",
      asks = "Is an area adjacent for ranged attacks when it is adjacent for moves?",
      support = Support.LEANING,
      because = "the wording differs slightly, but no second kind of adjacency is explained",
      clauses = {"MOVE-1", "TRAIT-4"})
  public enum Adjacency {
    @Answer(value = "Ranged attacks reach the areas that a move reaches.", in = "de en fr")
    SAME_AS_MOVES,
    @Answer("Ranged attacks reach areas along edges only.")
    EDGES_ONLY,
    @Answer("Ranged attacks reach across corners, moves do not.")
    CORNERS_TOO
  }

  @Unclear(
      id = "L09",
      asks = "Which units in adjacent areas can a ranged attack hit?",
      support = Support.DECIDED,
      because = "the target's type must be that of the attacker's weapon class, near and far",
      clauses = {"ATTACK-5", "TRAIT-5"})
  public enum TypeMatch {
    @Answer(
        value = "Those of the type that the attacker's weapon class is made against.",
        in = "de en")
    SAME,
    @Answer(value = "Those whose weapon class is made against the attacker's own type.", in = "fr")
    REVERSED
  }
}
