package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Choosing weapons.
public record ArmAnswers(SameWeapon sameWeapon, Order order) {

  @Unclear(
      id = "Q02",
      asks = "May two marines of a team carry the same heavy weapon?",
      support = LEANING,
      because =
          "nine weapons make three sets, three rifles and one of each heavy weapon, and those three"
              + " are called the available ones",
      clauses = {"ROLE-1", "ARM-1", "ARM-6", "ARM-7"})
  public enum SameWeapon {
    @Answer(value = "A team has each heavy weapon once.", in = IT)
    ONE_OF_EACH,
    @Answer("Several marines of a team may carry the same heavy weapon.")
    ANY
  }

  @Unclear(
      id = "Q71",
      asks =
          "Do teams choose their weapons one after another, so that later ones see what earlier"
              + " ones have chosen?",
      support = OPEN,
      because = "it is said only that they choose while the ship is laid out",
      clauses = {"SETUP-8", "ARM-1"},
      unplayed =
          @Unplayed(
              answer = "secretly-at-once",
              value = "Teams choose in secret and show their weapons together.",
              because = "moves of several players at once are not modelled"))
  public enum Order {
    @Answer("Teams choose openly in the order of their turns.")
    IN_TURN_ORDER
  }
}
