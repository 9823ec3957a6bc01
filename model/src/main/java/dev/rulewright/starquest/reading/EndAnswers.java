package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The end of play.
public record EndAnswers(NobodyLeft nobodyLeft, LastEvent lastEvent, LeftBehind leftBehind) {

  @Unclear(
      id = "Q56",
      asks = "Does play end when the last marine falls?",
      support = LEANING,
      because = "play ends when nobody is left out there; only a return is named",
      clauses = {"END-1"})
  public enum NobodyLeft {
    @Answer("Play ends at once.")
    ENDS,
    @Answer("The alien player plays on until the last event.")
    UNTIL_LAST_EVENT
  }

  @Unclear(
      id = "Q57",
      asks = "Is the alien turn played in which the last event is drawn?",
      support = OPEN,
      because = "play is said to end with the card, and the turn is said to go on after it",
      clauses = {"ALIEN-1", "END-2"})
  public enum LastEvent {
    @Answer(value = "The alien turn is played out.", in = IT)
    PLAYED_OUT,
    @Answer(value = "The last turns of the teams follow at once.", in = IT)
    STOPS_AT_ONCE
  }

  @Unclear(
      id = "Q58",
      asks = "Does the alien player gain points for marines left behind?",
      support = LEANING,
      because = "they count as eliminated",
      clauses = {"LOSS-1", "END-3"})
  public enum LeftBehind {
    @Answer("For those on boards; those in entry areas are safe.")
    ALIEN_GAINS_DOCK_SAFE,
    @Answer("No; only their teams lose points.")
    OWNER_LOSES_ONLY
  }
}
