package dev.rulewright.missioncombat.reading;

import static dev.rulewright.missioncombat.MissionClause.ARTILLERY_BARRAGE;
import static dev.rulewright.missioncombat.MissionClause.HELLFIRE;
import static dev.rulewright.missioncombat.MissionClause.MISSILE_STRIKE;
import static dev.rulewright.missioncombat.MissionClause.PLAY_EVENT_EFFECT;

/// Playing events.
public record Event(NoEffectPlay noEffectPlay) {

  @Unclear(
      id = "A15",
      asks = "May an event be played that has no effect?",
      because = "Leaning: the damage of an event is an upper limit, which includes none at all",
      clauses = {PLAY_EVENT_EFFECT, HELLFIRE, ARTILLERY_BARRAGE, MISSILE_STRIKE})
  public enum NoEffectPlay {
    @Answer("An event may be played without any target; it is discarded and does nothing.")
    LEGAL,
    @Answer("An event is played only if it has a target.")
    ILLEGAL
  }
}
