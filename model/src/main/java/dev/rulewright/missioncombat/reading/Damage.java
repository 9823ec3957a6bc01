package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_DISTRIBUTES;
import static dev.rulewright.missioncombat.MissionClause.HELLFIRE;
import static dev.rulewright.missioncombat.reading.Edition.DE;

/// The points that damage is counted in.
public record Damage(Granularity granularity) {

  @Unclear(
      id = "A17",
      asks = "In which steps is damage split?",
      support = LEANING,
      because = "the split is free, and no step is mentioned",
      clauses = {ATTACK_DISTRIBUTES, HELLFIRE})
  public enum Granularity {
    @Answer(value = "Damage is split into any whole numbers.", in = DE)
    ANY,
    @Answer("Damage is split into multiples of ten.")
    TENS
  }
}
