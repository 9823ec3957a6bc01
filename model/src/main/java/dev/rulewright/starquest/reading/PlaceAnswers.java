package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Putting blips and reinforcements down.
public record PlaceAnswers(Sight sight) {

  @Unclear(
      id = "Q18",
      asks = "Do figures hide a square from marines when something is put there?",
      support = LEANING,
      because =
          "figures hide nothing from being revealed, so what they hid would be revealed at once",
      clauses = {"BLIP-3", "SIGHT-4", "REINF-3"})
  public enum Sight {
    @Answer("Only walls and closed doors hide a square.")
    WALLS_ONLY,
    @Answer("A square behind a figure is out of sight as well.")
    FIGURES_TOO
  }
}
