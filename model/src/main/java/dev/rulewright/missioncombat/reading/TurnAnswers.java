package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The AP of a turn and its end.
public record TurnAnswers(
    FirstFreeActions firstFreeActions,
    SecondPlayerAp secondPlayerAp,
    EndOrder endOrder,
    FirstPlayer firstPlayer,
    EndAnnouncement endAnnouncement) {

  @Unclear(
      id = "A03",
      asks = "Does the start player have free actions in the first turn?",
      support = Support.DECIDED,
      because = "only the AP are limited, and free actions come on top of them",
      clauses = {"TURN-6", "TURN-8", "TURN-11"})
  public enum FirstFreeActions {
    @Answer(
        value = "The start player's first turn has 2 AP and free actions on top of them.",
        in = "de en fr")
    ALLOWED,
    @Answer("The start player's first turn has 2 AP and no free actions.")
    NOT_ALLOWED
  }

  @Unclear(
      id = "A04",
      asks = "How many AP has the second player in the first turn?",
      support = Support.DECIDED,
      because = "the exception names nobody but the start player",
      clauses = {"TURN-6", "TURN-7"})
  public enum SecondPlayerAp {
    @Answer(
        value = "The second player's first turn has as many AP as any later turn.",
        in = "de en fr")
    FOUR,
    @Answer("Each player's first turn is short: the second player has 2 AP as well.")
    TWO
  }

  @Unclear(
      id = "A55",
      asks = "Do units go back before or after all units are repaired at the end of a turn?",
      support = Support.OPEN,
      because =
          "no order is given, and it makes no difference in play, since the units of the player"
              + " on the move carry no damage; going back completes the turn's actions",
      clauses = {"END-1", "MOVE-10"})
  public enum EndOrder {
    @Answer("At the end of a turn units go back first, then all units are repaired.")
    GO_BACK_FIRST,
    @Answer("At the end of a turn all units are repaired first, then units go back.")
    REPAIR_FIRST
  }

  @Unclear(
      id = "L13",
      asks = "Who takes the first turn?",
      support = Support.DECIDED,
      because = "the start player is named as the one who begins, in placing and in taking turns",
      clauses = {"SETUP-6", "SETUP-7", "TURN-1", "TURN-6"})
  public enum FirstPlayer {
    @Answer(value = "The start player takes the first turn.", in = "de en")
    START_PLAYER,
    @Answer("The start player places first, and the other player takes the first turn.")
    OTHER_PLAYER
  }

  @Unclear(
      id = "L14",
      asks = "Does a turn end only when its player says so?",
      support = Support.LEANING,
      because =
          "the turn lasts as long as its player wants to act, and the advice to announce its end"
              + " makes sense only if nothing else ends it; advice in German and in English, a duty"
              + " in French",
      clauses = {"TURN-10", "TURN-11"})
  public enum EndAnnouncement {
    @Answer(value = "A turn ends when its player says so.", in = "fr")
    ANNOUNCED,
    @Answer("A turn ends also by itself, as soon as nothing but ending it is left to do.")
    AUTOMATIC
  }
}
