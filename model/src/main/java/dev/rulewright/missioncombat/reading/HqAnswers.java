package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Drawing with the HQ.
public record HqAnswers(
    DrawWithOneCard drawWithOneCard,
    RejectInReshuffle rejectInReshuffle,
    OptionTiming optionTiming,
    DiscardVisibility discardVisibility) {

  @Unclear(
      id = "A07",
      asks = "How is drawn with the HQ when the deck holds a single card?",
      support = Support.LEANING,
      because = "shuffling is tied to the moment in which the last card is drawn",
      clauses = {"DRAW-2", "HQ-1"})
  public enum DrawWithOneCard {
    @Answer(
        value =
            "The discard pile is shuffled after the first card; the second comes from the new"
                + " deck.",
        in = "de en fr")
    RESHUFFLE_IN_BETWEEN,
    @Answer("Only one card is drawn, and it is kept.")
    ONE_CARD,
    @Answer("The HQ cannot be used.")
    NOT_USABLE
  }

  @Unclear(
      id = "A08",
      asks =
          "If drawing with the HQ takes the last two cards, is the rejected card shuffled into the"
              + " new deck?",
      support = Support.LEANING,
      because = "the draw causes the shuffling, and the card is rejected after the draw",
      clauses = {"DRAW-2", "HQ-2"})
  public enum RejectInReshuffle {
    @Answer(
        value = "The discard pile is shuffled first; the rejected card begins a new discard pile.",
        in = "de en fr")
    NOT_SHUFFLED_IN,
    @Answer("The card is rejected first and shuffled into the new deck.")
    SHUFFLED_IN
  }

  @Unclear(
      id = "A09",
      asks = "When does the controller of the HQ decide to draw a second card?",
      support = Support.LEANING,
      because = "the option belongs to the choice of the action",
      clauses = {"HQ-1"})
  public enum OptionTiming {
    @Answer(value = "The player decides before drawing.", in = "de")
    BEFORE_DRAWING,
    @Answer("The player decides after seeing the first card.")
    AFTER_FIRST_CARD,
    @Answer(value = "There is no option: the controller always draws two cards.", in = "en fr")
    ALWAYS_TWO
  }

  @Unclear(
      id = "A10",
      asks = "Is the card rejected at the HQ discarded face up?",
      support = Support.LEANING,
      because = "cards come to the discard pile face up in every other way",
      clauses = {"HQ-2"})
  public enum DiscardVisibility {
    @Answer(value = "The rejected card is discarded face up.", in = "en")
    FACE_UP,
    @Answer("The opponent does not see the rejected card.")
    FACE_DOWN
  }
}
