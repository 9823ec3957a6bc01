package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Moving from area to area, and going back.
public record MoveAnswers(
    RetreatDestination retreatDestination,
    AfterClear afterClear,
    ThroughEnemyControl throughEnemyControl) {

  @Unclear(
      id = "A29",
      asks = "Where does a unit go back to that has moved several times in a turn?",
      support = Support.LEANING,
      because =
          "the clause speaks of the one move into the area, though the German word for where the"
              + " unit set out does not say with which of its moves",
      clauses = {"MOVE-6", "MOVE-9"})
  public enum RetreatDestination {
    @Answer(value = "The unit goes back to the area that it left with its last move.", in = "en fr")
    BEFORE_LAST_MOVE,
    @Answer("The unit goes back to the area where it began the turn.")
    TURN_START
  }

  @Unclear(
      id = "A30",
      asks = "May a unit move on in the same turn after it has cleared an area?",
      support = Support.LEANING,
      because = "a unit may move several times, and no exception is made",
      clauses = {"MOVE-2", "MOVE-5"})
  public enum AfterClear {
    @Answer(value = "A unit that has cleared an area may move on.", in = "de en fr")
    MAY_MOVE_ON,
    @Answer("A unit that has cleared an area stays there until the end of the turn.")
    STAYS
  }

  @Unclear(
      id = "A54",
      asks = "May a unit move on through an empty area that the opponent controls?",
      support = Support.DECIDED,
      because = "only enemy units bar the way",
      clauses = {"MOVE-3"})
  public enum ThroughEnemyControl {
    @Answer(
        value = "Only enemy units bar the way; each area entered is controlled at once.",
        in = "de en fr")
    ALLOWED,
    @Answer(
        "A unit moves no further that turn from an area that the opponent controlled when it came.")
    BLOCKED
  }
}
