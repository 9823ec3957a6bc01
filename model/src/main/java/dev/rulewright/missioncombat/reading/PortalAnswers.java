package dev.rulewright.missioncombat.reading;

/// The effects of the portals.
public record PortalAnswers(
    CapturedTypes capturedTypes,
    OversizedBuilding oversizedBuilding,
    UsesPerTurn usesPerTurn,
    DarkBeneficiary darkBeneficiary,
    RuleScope ruleScope) {

  public enum CapturedTypes {
    MATCHING_ONLY,
    OTHERS_FOR_ONE_AP,
    /// They cost 1 AP away from the portal: its effect makes units free in *this* area, and the
    /// sentence on captured portals adds where units may be played, not what it costs. Who has
    /// captured no portal gains nothing: it speaks of the portals of the other player.
    MATCHING_IN_ANY_OPPOSING_AREA
  }

  public enum OversizedBuilding {
    ILLEGAL,
    LEGAL
  }

  public enum UsesPerTurn {
    UNLIMITED,
    ONCE
  }

  public enum DarkBeneficiary {
    CONTROLLER,
    EVERYBODY
  }

  public enum RuleScope {
    UNIT_PORTALS,
    ALL_PORTALS,
    ALL_PORTALS_ANY_TYPE
  }
}
