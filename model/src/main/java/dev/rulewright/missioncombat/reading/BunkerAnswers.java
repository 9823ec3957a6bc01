package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The effect of the bunkers.
public record BunkerAnswers(
    BonusScope bonusScope, GuestBonus guestBonus, LeavingDamaged leavingDamaged) {

  @Unclear(
      id = "A49",
      asks = "Whose units have a higher defence in a bunker?",
      support = Support.LEANING,
      because = "the bonus is stated for the units that are inside, without distinction",
      clauses = {"CONTROL-1", "BUNKER-1", "BUNKER-3"})
  public enum BonusScope {
    @Answer(value = "Every unit in a bunker has the bonus.", in = "de en fr")
    ANYBODY,
    @Answer("The units of the player who controls the bunker have the bonus.")
    CONTROLLER,
    @Answer("Only Marine units in a bunker have the bonus.")
    MARINES
  }

  @Unclear(
      id = "M2",
      asks = "Does a unit have the bonus of a bunker that it has entered only to attack?",
      support = Support.MOOT,
      because =
          "the bonus is stated for the units that are inside, for however short a time; moot"
              + " because nobody damages units of the player on the move",
      clauses = {"MOVE-6", "BUNKER-1"})
  public enum GuestBonus {
    @Answer(value = "A unit that attacks inside a bunker has the bonus like any other.", in = "de")
    LIKE_ANY_UNIT,
    @Answer("A unit has no bonus as long as enemies are left in the bunker that it has entered.")
    NONE
  }

  @Unclear(
      id = "M3",
      asks =
          "What becomes of a unit that leaves a bunker with more damage than its printed defence?",
      support = Support.MOOT,
      because =
          "outside the printed defence counts again, and damage that reaches the defence destroys;"
              + " moot because only units of the player on the move leave an area, and they carry"
              + " no damage",
      clauses = {"ATTACK-6", "BUNKER-2"})
  public enum LeavingDamaged {
    @Answer("It is destroyed as soon as it has left the bunker.")
    DESTROYED,
    @Answer("It survives until it is dealt damage again.")
    SURVIVES
  }
}
