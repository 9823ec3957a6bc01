package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.missioncombat.reading.Edition.DE;
import static dev.rulewright.missioncombat.reading.Edition.EN;
import static dev.rulewright.missioncombat.reading.Edition.FR;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The points that damage is counted in, and how long they stay.
public record DamageAnswers(Granularity granularity, Persistence persistence) {

  @Unclear(
      id = "A17",
      asks = "In which steps is damage split?",
      support = LEANING,
      because = "the split is free, and no step is mentioned",
      clauses = {"ATTACK-3", "EVENT-1"})
  public enum Granularity {
    @Answer(value = "Damage is split into any whole numbers.", in = DE)
    ANY,
    @Answer("Damage is split into multiples of ten.")
    TENS
  }

  @Unclear(
      id = "L10",
      asks = "How long does damage stay on a unit?",
      support = DECIDED,
      because =
          "it is removed when a turn ends; the French edition says so as well, though once it"
              + " speaks of further damage in the next turns",
      clauses = {"END-1", "ATTACK-7"})
  public enum Persistence {
    @Answer(
        value = "Damage is removed when the turn ends.",
        in = {DE, EN, FR})
    TURN,
    @Answer(value = "Damage stays and adds up with that of the next turns.", in = FR)
    KEPT
  }
}
