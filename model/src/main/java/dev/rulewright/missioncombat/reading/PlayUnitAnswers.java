package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Playing units.
public record PlayUnitAnswers(MixedOwnArea mixedOwnArea) {

  @Unclear(
      id = "M5",
      asks = "May a unit be played into an own area that the player controls beside enemy units?",
      support = Support.MOOT,
      because =
          "the clause on playing units bars areas with enemy units, the German one on portals only"
              + " those that the enemy controls; moot as long as nobody stays beside enemies while"
              + " a unit is played",
      clauses = {"PLAY-3", "CONTROL-5", "PORTAL-4"})
  public enum MixedOwnArea {
    @Answer(value = "No unit is played into an area with enemy units.", in = "de en fr")
    ILLEGAL,
    @Answer("A unit is played into an own area with enemy units if its player controls it.")
    LEGAL
  }
}
