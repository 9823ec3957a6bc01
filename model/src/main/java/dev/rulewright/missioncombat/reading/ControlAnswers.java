package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The control of areas: whose it is, and from when.
public record ControlAnswers(
    Update update,
    EmptyOpposing emptyOpposing,
    OwnContested ownContested,
    OwnCondition ownCondition,
    MixedOwnArea mixedOwnArea,
    Excursion excursion) {

  @Unclear(
      id = "A18",
      asks = "When does control of an area change?",
      support = Support.DECIDED,
      because = "control is stated as a condition that holds or does not hold at any time",
      clauses = {"CONTROL-3", "CONTROL-4", "ARTILLERY-2"})
  public enum Update {
    @Answer(value = "Control changes at once.", in = "de en fr")
    AT_ONCE,
    @Answer("Control changes at the end of the turn.")
    AT_TURN_END
  }

  @Unclear(
      id = "A50",
      asks = "Who controls an area that the units of the other faction have left empty?",
      support = Support.DECIDED,
      because =
          "an empty area is controlled by the player whose own area it is; the last controller"
              + " matters only where units of both players stand",
      clauses = {"CONTROL-3", "CONTROL-4", "CONTROL-5"})
  public enum EmptyOpposing {
    @Answer(
        value = "An empty area is controlled by the player whose own area it is.",
        in = "de en fr")
    OWNER,
    @Answer("An empty area is controlled by the player who controlled it last.")
    LAST_CONTROLLER
  }

  @Unclear(
      id = "L02",
      asks = "Who controls an own area where units of both players stand?",
      support = Support.DECIDED,
      because =
          "an own area is controlled while only own units stand there; the English clause does not"
              + " say only, against another one that leaves control with who had it last",
      clauses = {"CONTROL-3", "CONTROL-5"})
  public enum OwnContested {
    @Answer(value = "Control stays with the player who had it last.", in = "de en fr")
    LAST_CONTROLLER,
    @Answer(
        value = "The player whose own area it is controls it as soon as one of his units is there.",
        in = "en")
    OWNER_WHEN_PRESENT
  }

  @Unclear(
      id = "L03",
      asks = "Does a player still control an own area where only enemy units stand?",
      support = Support.DECIDED,
      because =
          "an own area must be empty or hold own units; the French clause asks that no enemy areas"
              + " stand there, which is always so",
      clauses = {"CONTROL-3", "CONTROL-4"})
  public enum OwnCondition {
    @Answer(value = "An own area is controlled only while no enemy has taken it.", in = "de en")
    EMPTY_OR_OWN_UNITS,
    @Answer(
        value = "An own area is always controlled, though the opponent may control it as well.",
        in = "fr")
    ALWAYS
  }

  @Unclear(
      id = "M4",
      asks = "Who controls an area that has held units of both players since before the turn?",
      support = Support.MOOT,
      because = "every guest goes back at the end of the turn, so no such area survives a turn",
      clauses = {"MOVE-10", "CONTROL-3", "CONTROL-5"})
  public enum MixedOwnArea {
    @Answer(value = "Control stays with the player who had it last.", in = "de en fr")
    LAST_CONTROLLER,
    @Answer("Nobody controls it, and nobody uses its effect.")
    NOBODY
  }

  @Unclear(
      id = "M7",
      asks = "Who controls an opposing area while its only occupant is a guest elsewhere?",
      support = Support.MOOT,
      because =
          "control falls to the owner and comes back with the unit, and no other action is taken in"
              + " between",
      clauses = {"MOVE-11", "CONTROL-3", "CONTROL-4"})
  public enum Excursion {
    @Answer(value = "The player whose own area it is, since it is empty.", in = "de en fr")
    OWNER,
    @Answer("The player to whom the guest belongs, until it goes back or stays.")
    GUEST
  }
}
