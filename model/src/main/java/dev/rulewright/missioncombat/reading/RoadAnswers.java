package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The free move of the Arterial Road.
public record RoadAnswers(
    RequiresAdjacent requiresAdjacent,
    IsMoveAction isMoveAction,
    OpposingRelativeTo opposingRelativeTo,
    UsesPerTurn usesPerTurn,
    SameTurnArrival sameTurnArrival,
    LastUnitException lastUnitException,
    Optional optional,
    Origin origin) {

  @Unclear(
      id = "A38",
      asks = "Must the Arterial Road move end in an adjacent area?",
      support = Support.OPEN,
      because =
          "only where it begins and that it ends in an opposing area is said, and the fourth"
              + " example repeats just that",
      clauses = {"MOVE-1", "ROAD-3", "ROAD-4"})
  public enum RequiresAdjacent {
    @Answer("The move ends in any opposing area, adjacent or not.")
    ANY_OPPOSING,
    @Answer(value = "The move ends in an adjacent opposing area.", in = "en fr")
    ADJACENT_ONLY,
    @Answer("The move ends in any opposing area that a path without enemies leads to.")
    ALONG_FREE_PATH
  }

  @Unclear(
      id = "A39",
      asks = "Do the duties of a unit that enters an area hold for the Arterial Road move?",
      support = Support.LEANING,
      because = "in the fourth example a unit goes back after such a move, twice",
      clauses = {"MOVE-4", "MOVE-6", "MOVE-9", "ROAD-1"})
  public enum IsMoveAction {
    @Answer(
        value = "After an Arterial Road move everything holds that holds after any move.",
        in = "de en fr")
    YES,
    @Answer("After an Arterial Road move a unit need not attack and does not go back.")
    NO
  }

  @Unclear(
      id = "A40",
      asks = "Opposing to whom is the area where the Arterial Road move of a Portalist ends?",
      support = Support.DECIDED,
      because = "opposing areas are those of the other faction, seen from each player",
      clauses = {"AREA-1", "AREA-2", "ROAD-4"})
  public enum OpposingRelativeTo {
    @Answer(value = "The move ends in an area opposing to the player who moves.", in = "de en fr")
    MOVER,
    @Answer("The move ends in an area opposing to the faction that the Arterial Road belongs to.")
    OWNER
  }

  @Unclear(
      id = "A41",
      asks = "How many units may use the Arterial Road move in a turn?",
      support = Support.DECIDED,
      because = "the area card gives it to each unit that is there",
      clauses = {"ROAD-1", "ROAD-2"})
  public enum UsesPerTurn {
    @Answer(value = "Each unit has the move once in a turn.", in = "de en fr")
    ONCE_PER_UNIT,
    @Answer("One unit has the move in a turn.")
    ONCE
  }

  @Unclear(
      id = "A42",
      asks = "May a unit use the Arterial Road move in the turn in which it came there?",
      support = Support.LEANING,
      because = "being there is the only condition",
      clauses = {"ROAD-1", "ROAD-3"})
  public enum SameTurnArrival {
    @Answer(value = "The move is open to every unit on the Arterial Road.", in = "de en fr")
    ALLOWED,
    @Answer("The move is open only to units that began the turn on the Arterial Road.")
    NOT_ALLOWED
  }

  @Unclear(
      id = "A43",
      asks = "What does the exception for the last unit on the Arterial Road extend to?",
      support = Support.DECIDED,
      because =
          "the exception is made for the move by which the unit leaves; the French word for still"
              + " can mean always as well",
      clauses = {"ROAD-5"})
  public enum LastUnitException {
    @Answer(
        value = "The last unit still has the move by which it leaves, and no later one.",
        in = "de en fr")
    THIS_MOVE,
    @Answer(
        value =
            "The unit that was the last to leave the Arterial Road by its move has the move in"
                + " every later turn, wherever it stands.",
        in = "fr")
    LASTING
  }

  @Unclear(
      id = "A46",
      asks = "May a unit on the Arterial Road leave its free move unused?",
      support = Support.DECIDED,
      because =
          "every edition explains it as a possibility, and in the second example a unit pays 1 AP"
              + " for a move that was to be had for none; only the English and the French area card"
              + " put it as a command, after calling it a free action",
      clauses = {"ROAD-1"})
  public enum Optional {
    @Answer(
        value = "The move is optional, and 1 AP may be paid for a move instead.",
        in = "de en fr")
    YES,
    @Answer(
        "A unit that can use the move moves in no other way before it has, and the turn does not"
            + " end before.")
    NO
  }

  @Unclear(
      id = "L04",
      asks = "Must the Arterial Road move begin on the Arterial Road?",
      support = Support.DECIDED,
      because =
          "area card and explanation say where it begins; on the English and the French area card"
              + " that is missing, though their explanations say it",
      clauses = {"ROAD-1", "ROAD-3"})
  public enum Origin {
    @Answer(value = "The move begins on the Arterial Road.", in = "de en fr")
    FROM_HERE,
    @Answer(
        "Each own unit has the move, wherever it stands, while the player controls the Arterial"
            + " Road.")
    FROM_ANYWHERE
  }
}
