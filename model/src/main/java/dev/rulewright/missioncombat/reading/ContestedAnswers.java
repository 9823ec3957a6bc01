package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// A unit that has entered an area with enemy units.
public record ContestedAnswers(
    EnterWithoutAp enterWithoutAp,
    EnterNoTarget enterNoTarget,
    MinAttacks minAttacks,
    MayBreakOff mayBreakOff,
    FreeActionCounts freeActionCounts,
    EventClears eventClears,
    MultipleAttackers multipleAttackers,
    SupportFire supportFire,
    Reentry reentry,
    RetreatAtTurnEnd retreatAtTurnEnd,
    OriginHeld originHeld) {

  @Unclear(
      id = "A19",
      asks = "May a unit enter an area with enemy units when no AP is left to attack with?",
      support = Support.OPEN,
      because =
          "what must be done next cannot be done without AP, though the clause about the end of"
              + " the turn shows that units may stand there",
      clauses = {"MOVE-4", "MOVE-10"})
  public enum EnterWithoutAp {
    @Answer("A unit enters only if an AP is left for its attack.")
    ILLEGAL,
    @Answer("A unit enters even without AP and goes back before another action or at turn's end.")
    LEGAL
  }

  @Unclear(
      id = "A20",
      asks = "May a unit enter an area with enemy units if it could attack nobody from there?",
      support = Support.OPEN,
      because = "the attack that must follow needs a target",
      clauses = {"MOVE-4", "ATTACK-4", "ATTACK-5"})
  public enum EnterNoTarget {
    @Answer("A unit enters only if it could attack somebody from there.")
    ILLEGAL,
    @Answer("A unit enters even without a target and meets its duty by an attack on nobody.")
    EMPTY_ATTACK,
    @Answer("A unit enters even without a target and goes back without having attacked.")
    NO_ATTACK
  }

  @Unclear(
      id = "A22",
      asks = "Must a unit that has entered an area with enemy units attack?",
      support = Support.DECIDED,
      because = "attacking next is a duty, once at least",
      clauses = {"MOVE-4"})
  public enum MinAttacks {
    @Answer(value = "The unit attacks at least once before anything else is done.", in = "de en fr")
    ONE,
    @Answer("The unit may go back without having attacked.")
    NONE
  }

  @Unclear(
      id = "A23",
      asks = "May a unit stop attacking while enemies are left in the area it has entered?",
      support = Support.DECIDED,
      because = "how often it attacks is left to the player, and going on is an option",
      clauses = {"MOVE-4", "MOVE-6"})
  public enum MayBreakOff {
    @Answer(value = "After one attack the unit may stop and go back.", in = "de")
    YES,
    @Answer(value = "The unit goes on attacking as long as AP and targets are left.", in = "en fr")
    NO
  }

  @Unclear(
      id = "A24",
      asks = "Does a unit go back before a free action as well?",
      support = Support.LEANING,
      because = "free actions are called actions too",
      clauses = {"TURN-8", "MOVE-5", "MOVE-6"})
  public enum FreeActionCounts {
    @Answer(value = "The unit goes back before any other action, free or not.", in = "de")
    YES,
    @Answer("The unit goes back only before actions that cost AP.")
    NO
  }

  @Unclear(
      id = "A25",
      asks = "May an event remove the last enemy beside a unit that has entered, so that it stays?",
      support = Support.DECIDED,
      because = "playing an event is another action, so the unit goes back before it",
      clauses = {"MOVE-5", "MOVE-6", "EVENT-4"})
  public enum EventClears {
    @Answer(value = "The unit goes back before the event takes effect.", in = "de")
    GOES_BACK_FIRST,
    @Answer("The event takes effect first, and the unit stays if no enemy is left.")
    UNIT_STAYS
  }

  @Unclear(
      id = "A26",
      asks = "May two units that have entered stand beside the same enemies at a time?",
      support = Support.DECIDED,
      because = "anything but attacking with the unit that entered sends it back first",
      clauses = {"MOVE-5", "MOVE-6"})
  public enum MultipleAttackers {
    @Answer(value = "One unit at a time: the first goes back before the second moves.", in = "de")
    ONE_AT_A_TIME,
    @Answer("Several units may stand there and attack.")
    SEVERAL
  }

  @Unclear(
      id = "A27",
      asks = "May another unit fire into the area from outside while the unit that entered stays?",
      support = Support.DECIDED,
      because = "an attack by another unit is another action",
      clauses = {"MOVE-5", "MOVE-6", "TRAIT-4"})
  public enum SupportFire {
    @Answer(value = "The unit that entered goes back before another unit attacks.", in = "de")
    GOES_BACK_FIRST,
    @Answer("The unit that entered stays while other units attack into its area.")
    UNIT_STAYS
  }

  @Unclear(
      id = "A28",
      asks = "May a unit that went back enter an area with enemy units again in the same turn?",
      support = Support.DECIDED,
      because = "one unit may move and attack several times, and no exception is made",
      clauses = {"TURN-5", "MOVE-2"})
  public enum Reentry {
    @Answer(value = "The unit may enter and attack again.", in = "de en fr")
    ALLOWED,
    @Answer("Each unit enters an area with enemy units once in a turn.")
    ONCE_PER_TURN
  }

  @Unclear(
      id = "L01",
      asks = "Does a unit go back at the end of the turn if enemies are left where it stands?",
      support = Support.DECIDED,
      because = "the original says so; the translations only say that it goes back when it stops",
      clauses = {"MOVE-6"})
  public enum RetreatAtTurnEnd {
    @Answer(value = "The unit goes back at the end of the turn.", in = "de")
    YES,
    @Answer("The unit stays among the enemies into the next turns, and may leave like any other.")
    NO
  }

  @Unclear(
      id = "M1",
      asks = "Where does a unit go back to if enemies hold the area that it came from?",
      support = Support.MOOT,
      because =
          "nobody enters that area while the unit is away, and the unit cannot have come from among"
              + " enemies, since no area holds units of both players between two turns",
      clauses = {"MOVE-6", "MOVE-9"})
  public enum OriginHeld {
    @Answer("It goes back there all the same and stands among the enemies.")
    GOES_BACK,
    @Answer("It stays where it is.")
    STAYS
  }
}
