package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The effects of the portals.
public record PortalAnswers(
    CapturedTypes capturedTypes,
    OversizedBuilding oversizedBuilding,
    UsesPerTurn usesPerTurn,
    DarkBeneficiary darkBeneficiary,
    RuleScope ruleScope) {

  @Unclear(
      id = "A11",
      asks = "Which units may be played at a captured portal?",
      support = Support.LEANING,
      because =
          "the right to play into an opposing area comes from the portal's effect and from"
              + " nowhere else",
      clauses = {"PLAY-2", "PORTAL-4"})
  public enum CapturedTypes {
    @Answer(
        value = "Only units of the portal's type are played at a captured portal, for no AP.",
        in = "de fr")
    MATCHING_ONLY,
    @Answer("Units of the portal's type are played there for no AP, all others for 1 AP.")
    OTHERS_FOR_ONE_AP,
    /// They cost 1 AP away from the portal: its effect makes units free in *this* area, and the
    /// sentence on captured portals adds where units may be played, not what it costs. Who has
    /// captured no portal gains nothing: it speaks of the portals of the other player.
    @Answer(
        value =
            "Units of the portal's type are played into any opposing area: for no AP at the portal,"
                + " for 1 AP elsewhere.",
        in = "en")
    MATCHING_IN_ANY_OPPOSING_AREA
  }

  @Unclear(
      id = "A12",
      asks = "May an oversized unit be played at a portal that is a building?",
      support = Support.DECIDED,
      because = "the portal changes the cost and nothing else",
      clauses = {"PLAY-5", "TRAIT-1", "PORTAL-2"})
  public enum OversizedBuilding {
    @Answer(
        value = "An oversized unit is not played on a building, not even at a portal.",
        in = "de en fr")
    ILLEGAL,
    @Answer("At a portal of its type an oversized unit is played even on a building.")
    LEGAL
  }

  @Unclear(
      id = "A13",
      asks = "How often per turn are units free at a portal?",
      support = Support.LEANING,
      because = "speed and the Arterial Road are limited to once in so many words, portals are not",
      clauses = {"TURN-8", "PORTAL-1", "PORTAL-2", "PORTAL-3"})
  public enum UsesPerTurn {
    @Answer(value = "A portal makes any number of units free in a turn.", in = "de en fr")
    UNLIMITED,
    @Answer("A portal makes one unit free in a turn.")
    ONCE
  }

  @Unclear(
      id = "A14",
      asks = "For whom are events free by virtue of the Dark Portal?",
      support = Support.DECIDED,
      because = "an area's effect belongs to the player who controls it",
      clauses = {"CONTROL-1", "PORTAL-5"})
  public enum DarkBeneficiary {
    @Answer(value = "Events are free for the player who controls the Dark Portal.", in = "de en fr")
    CONTROLLER,
    @Answer("Events are free for both players.")
    EVERYBODY
  }

  @Unclear(
      id = "L05",
      asks = "Is the rule on captured portals about the Dark Portal as well?",
      support = Support.DECIDED,
      because =
          "only the German wording limits the rule to portals for units; the wider wording changes"
              + " nothing as long as no unit type matches the Dark Portal",
      clauses = {"PORTAL-4", "PORTAL-5"})
  public enum RuleScope {
    @Answer(value = "The rule is about the portals for units.", in = "de")
    UNIT_PORTALS,
    @Answer(
        value =
            "The rule is about all portals; no unit matches the Dark Portal, so none is played"
                + " there once it is captured.",
        in = "en fr")
    ALL_PORTALS,
    @Answer(
        "The rule is about all portals; every unit suits the Dark Portal and is played there for 1"
            + " AP once it is captured.")
    ALL_PORTALS_ANY_TYPE
  }
}
