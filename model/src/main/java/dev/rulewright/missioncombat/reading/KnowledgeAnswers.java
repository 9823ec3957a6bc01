package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The knowledge that everybody may have.
public record KnowledgeAnswers(DiscardBrowse discardBrowse) {

  @Unclear(
      id = "A56",
      asks = "May the players look through the discard piles?",
      support = Support.OPEN,
      because =
          "cards are discarded face up and nothing forbids a second look, so what everybody has"
              + " seen stays known",
      clauses = {"DRAW-4", "PLAY-7", "ATTACK-6"})
  public enum DiscardBrowse {
    @Answer("Everybody may look through the discard piles and count hands and decks.")
    WHOLE_PILE,
    @Answer("Only the top card of a discard pile may be looked at.")
    TOP_CARD
  }
}
