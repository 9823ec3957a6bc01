package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Doors.
public record DoorAnswers(Width width, OpenWhen openWhen, AfterAttack afterAttack) {

  @Unclear(
      id = "Q13",
      asks = "How wide is a door?",
      support = LEANING,
      because = "two squares lie before it, and a Dreadnought gets through",
      clauses = {"DOOR-2", "DREAD-5"},
      unplayed =
          @Unplayed(
              answer = "one-square",
              value = "A door is one square wide.",
              because = "the map file draws doors two squares wide"))
  public enum Width {
    @Answer(value = "A door is two squares wide and opens as one.", in = IT)
    TWO_SQUARES
  }

  @Unclear(
      id = "Q14",
      asks = "Must a figure have moved to the door before it opens it?",
      support = LEANING,
      because = "the door is opened by moving to a square before it",
      clauses = {"DOOR-2"})
  public enum OpenWhen {
    @Answer(value = "A figure opens a door after a step.", in = IT)
    AFTER_A_STEP,
    @Answer("A figure may open a door before its first step.")
    STANDING
  }

  @Unclear(
      id = "Q67",
      asks = "May a figure open a door after a move and an attack?",
      support = LEANING,
      because = "opening belongs to the move",
      clauses = {"DOOR-2", "DOOR-4"})
  public enum AfterAttack {
    @Answer("After an attack that ends its move a figure opens nothing.")
    NO,
    @Answer("A figure that has moved and attacked may still open a door.")
    YES
  }
}
