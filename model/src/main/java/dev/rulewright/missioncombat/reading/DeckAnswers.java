package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The deck when it runs out.
public record DeckAnswers(DrawWhenEmpty drawWhenEmpty, ReshuffleTrigger reshuffleTrigger) {

  @Unclear(
      id = "A05",
      asks = "May a player draw while deck and discard pile are both empty?",
      support = Support.OPEN,
      because = "not covered; the action consists of taking a card, and there is none",
      clauses = {"DRAW-1", "DRAW-2"})
  public enum DrawWhenEmpty {
    @Answer("Without any card in deck and discard pile drawing is not possible.")
    ILLEGAL,
    @Answer("Without any card in deck and discard pile drawing costs 1 AP and brings nothing.")
    LEGAL
  }

  @Unclear(
      id = "A06",
      asks =
          "When is the discard pile shuffled if it was empty as the last card of the deck was"
              + " drawn?",
      support = Support.OPEN,
      because =
          "read to the letter the one moment for shuffling has passed and the deck stays empty"
              + " for good, which nobody can have meant; shuffling at the next draw comes closest",
      clauses = {"DRAW-2"})
  public enum ReshuffleTrigger {
    @Answer("The discard pile is shuffled when the next card is to be drawn.")
    LAZY,
    @Answer(value = "Never again: the moment has passed and the deck stays empty.", in = "de")
    ONE_TIME_EVENT,
    @Answer(value = "The first card that is discarded forms the new deck at once.", in = "en fr")
    AS_SOON_AS_EMPTY
  }
}
