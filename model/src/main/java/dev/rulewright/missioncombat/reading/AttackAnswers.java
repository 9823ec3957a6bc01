package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Targets and damage of an attack.
public record AttackAnswers(
    ZeroTarget zeroTarget,
    DamageAmount damageAmount,
    Overkill overkill,
    Distribution distribution,
    MismatchedTarget mismatchedTarget) {

  @Unclear(
      id = "A21",
      asks = "May a unit attack while it has no target?",
      support = Support.LEANING,
      because = "an attack is made against at least one unit",
      clauses = {"ATTACK-4", "ATTACK-5"})
  public enum ZeroTarget {
    @Answer(value = "An attack needs a target.", in = "de en fr")
    ILLEGAL,
    @Answer("An attack may be made on nobody for 1 AP.")
    LEGAL
  }

  @Unclear(
      id = "A47",
      asks = "Must all the damage of an attack be dealt?",
      support = Support.OPEN,
      because =
          "the points of the weapon are split over the targets, and no upper limit is named as it"
              + " is for each of the three damage events, of which any part may be dealt",
      clauses = {"ATTACK-3", "EVENT-1", "EVENT-2", "EVENT-3"})
  public enum DamageAmount {
    @Answer(
        value = "All of the damage is dealt; what is more than a target can take is lost.",
        in = "de fr")
    ALL,
    @Answer("All of the damage is dealt, and none of it is lost while a target can take it.")
    ALL_THAT_TARGETS_CAN_TAKE,
    @Answer(value = "Any part of the damage may be dealt.", in = "en")
    ANY_PART
  }

  @Unclear(
      id = "A48",
      asks = "May a target be dealt more damage than destroys it?",
      support = Support.DECIDED,
      because = "damage of at least the defence destroys",
      clauses = {"ATTACK-6"})
  public enum Overkill {
    @Answer(
        value = "A target may be dealt more than destroys it; the surplus is lost.",
        in = "de en fr")
    ALLOWED,
    @Answer("A target is dealt at most what destroys it.")
    NOT_ALLOWED
  }

  @Unclear(
      id = "L07",
      asks = "Is the damage of an attack split over its targets, or dealt to each of them?",
      support = Support.DECIDED,
      because = "the points of the weapon are shared out",
      clauses = {"ATTACK-3", "TRAIT-5"})
  public enum Distribution {
    @Answer(value = "All targets share the points of the weapon.", in = "de")
    ONE_POOL,
    @Answer(
        value =
            "Each target in the attacker's own area may be dealt all the points; they are shared as"
                + " soon as an attack reaches an adjacent area.",
        in = "en fr")
    PER_TARGET
  }

  @Unclear(
      id = "L08",
      asks = "May a unit be attacked whose type is not that of the attacker's weapon class?",
      support = Support.DECIDED,
      because = "such a unit cannot be attacked; two editions call it immune as well",
      clauses = {"ATTACK-5", "ATTACK-10"})
  public enum MismatchedTarget {
    @Answer(value = "A unit of another type cannot be attacked.", in = "de en fr")
    ILLEGAL,
    @Answer(
        value =
            "A unit of another type in the same area may be given damage, which does nothing to"
                + " it.",
        in = "en fr")
    IMMUNE
  }
}
