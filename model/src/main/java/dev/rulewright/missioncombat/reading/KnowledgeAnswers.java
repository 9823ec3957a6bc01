package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.missioncombat.MissionClause.DESTROYED;
import static dev.rulewright.missioncombat.MissionClause.HAND_IS_HIDDEN;
import static dev.rulewright.missioncombat.MissionClause.PLAY_EVENT_DISCARD;

/// What everybody may know.
public record KnowledgeAnswers(DiscardBrowse discardBrowse) {

  @Unclear(
      id = "A56",
      asks = "May the players look through the discard piles?",
      support = OPEN,
      because =
          "cards are discarded face up and nothing forbids a second look, so what everybody has"
              + " seen stays known",
      clauses = {HAND_IS_HIDDEN, PLAY_EVENT_DISCARD, DESTROYED})
  public enum DiscardBrowse {
    @Answer("Everybody may look through the discard piles and count hands and decks.")
    WHOLE_PILE,
    @Answer("Only the top card of a discard pile may be looked at.")
    TOP_CARD
  }
}
