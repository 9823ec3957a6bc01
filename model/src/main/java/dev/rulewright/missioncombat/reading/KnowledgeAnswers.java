package dev.rulewright.missioncombat.reading;

/// The knowledge that everybody may have.
public record KnowledgeAnswers(DiscardBrowse discardBrowse) {

  public enum DiscardBrowse {
    WHOLE_PILE,
    TOP_CARD
  }
}
