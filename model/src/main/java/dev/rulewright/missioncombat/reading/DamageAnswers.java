package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The points that damage is counted in, and how long they stay.
public record DamageAnswers(Granularity granularity, Persistence persistence) {

  @Unclear(
      id = "A17",
      asks = "In which steps is damage split?",
      support = Support.LEANING,
      because = "the split is free, and no step is mentioned",
      clauses = {"ATTACK-3", "EVENT-1"})
  public enum Granularity {
    @Answer(value = "Damage is split into any whole numbers.", in = "de")
    ANY,
    @Answer("Damage is split into multiples of ten.")
    TENS
  }

  @Unclear(
      id = "L10",
      asks = "How long does damage stay on a unit?",
      support = Support.DECIDED,
      because =
          "it is removed when a turn ends; the French edition says so as well, though once it"
              + " speaks of further damage in the next turns",
      clauses = {"END-1", "ATTACK-7"})
  public enum Persistence {
    @Answer(value = "Damage is removed when the turn ends.", in = "de en fr")
    TURN,
    @Answer(value = "Damage stays and adds up with that of the next turns.", in = "fr")
    KEPT
  }
}
