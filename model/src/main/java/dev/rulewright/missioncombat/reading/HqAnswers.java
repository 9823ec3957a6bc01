package dev.rulewright.missioncombat.reading;

/// Drawing with the HQ.
public record HqAnswers(
    DrawWithOneCard drawWithOneCard,
    RejectInReshuffle rejectInReshuffle,
    OptionTiming optionTiming,
    DiscardVisibility discardVisibility) {

  public enum DrawWithOneCard {
    RESHUFFLE_IN_BETWEEN,
    ONE_CARD,
    NOT_USABLE
  }

  public enum RejectInReshuffle {
    NOT_SHUFFLED_IN,
    SHUFFLED_IN
  }

  public enum OptionTiming {
    BEFORE_DRAWING,
    AFTER_FIRST_CARD,
    ALWAYS_TWO
  }

  public enum DiscardVisibility {
    FACE_UP,
    FACE_DOWN
  }
}
