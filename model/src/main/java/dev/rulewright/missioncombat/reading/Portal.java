package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.missioncombat.MissionClause.BLUE_PORTAL;
import static dev.rulewright.missioncombat.MissionClause.CAPTURED_PORTAL;
import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.DARK_PORTAL;
import static dev.rulewright.missioncombat.MissionClause.FREE_ACTIONS;
import static dev.rulewright.missioncombat.MissionClause.PLAY_NOT_OVERSIZED_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_IN_OWN_AREA;
import static dev.rulewright.missioncombat.MissionClause.RED_PORTAL;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_OVERSIZED;
import static dev.rulewright.missioncombat.MissionClause.YELLOW_PORTALS;
import static dev.rulewright.missioncombat.reading.Edition.DE;
import static dev.rulewright.missioncombat.reading.Edition.EN;
import static dev.rulewright.missioncombat.reading.Edition.FR;

/// The effects of the portals.
public record Portal(
    CapturedTypes capturedTypes,
    OversizedBuilding oversizedBuilding,
    UsesPerTurn usesPerTurn,
    DarkBeneficiary darkBeneficiary) {

  @Unclear(
      id = "A11",
      asks = "Which units may be played at a captured portal?",
      support = LEANING,
      because =
          "the right to play into an opposing area comes from the portal's effect and from"
              + " nowhere else",
      clauses = {PLAY_UNIT_IN_OWN_AREA, CAPTURED_PORTAL})
  public enum CapturedTypes {
    @Answer(
        value = "Only units of the portal's type are played at a captured portal, for no AP.",
        in = {DE, FR})
    MATCHING_ONLY,
    @Answer("Units of the portal's type are played there for no AP, all others for 1 AP.")
    OTHERS_FOR_ONE_AP,
    @Answer(
        value = "Units of the portal's type are played for no AP into any opposing area.",
        in = EN,
        playable = false)
    MATCHING_IN_ANY_OPPOSING_AREA
  }

  @Unclear(
      id = "A12",
      asks = "May an oversized unit be played at a portal that is a building?",
      support = DECIDED,
      because = "the portal changes the cost and nothing else",
      clauses = {PLAY_NOT_OVERSIZED_ON_BUILDING, TRAIT_OVERSIZED, RED_PORTAL})
  public enum OversizedBuilding {
    @Answer(
        value = "An oversized unit is not played on a building, not even at a portal.",
        in = {DE, EN, FR})
    ILLEGAL,
    @Answer(
        value = "At a portal of its type an oversized unit is played even on a building.",
        playable = false)
    LEGAL
  }

  @Unclear(
      id = "A13",
      asks = "How often per turn are units free at a portal?",
      support = LEANING,
      because = "speed and the Arterial Road are limited to once in so many words, portals are not",
      clauses = {FREE_ACTIONS, YELLOW_PORTALS, RED_PORTAL, BLUE_PORTAL})
  public enum UsesPerTurn {
    @Answer(
        value = "A portal makes any number of units free in a turn.",
        in = {DE, EN, FR})
    UNLIMITED,
    @Answer(value = "A portal makes one unit free in a turn.", playable = false)
    ONCE
  }

  @Unclear(
      id = "A14",
      asks = "For whom are events free by virtue of the Dark Portal?",
      support = DECIDED,
      because = "an area's effect belongs to the player who controls it",
      clauses = {CONTROLLER_USES_EFFECT, DARK_PORTAL})
  public enum DarkBeneficiary {
    @Answer(
        value = "Events are free for the player who controls the Dark Portal.",
        in = {DE, EN, FR})
    CONTROLLER,
    @Answer("Events are free for both players.")
    EVERYBODY
  }
}
