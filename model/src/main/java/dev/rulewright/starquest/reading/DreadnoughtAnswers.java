package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// The Dreadnought.
public record DreadnoughtAnswers(
    Crossing crossing,
    Doors doors,
    Weapons weapons,
    SplitFire splitFire,
    Close close,
    LostWeapon lostWeapon) {

  @Unclear(
      id = "Q44",
      asks = "Whose squares may a Dreadnought cross?",
      support = LEANING,
      because = "those of aliens are named",
      clauses = {"MOVE-5", "DREAD-2"},
      unplayed =
          @Unplayed(
              answer = "by-permission",
              value = "Those of marines too, if their owner agrees.",
              because = "up to four owners would have to agree to one step"))
  public enum Crossing {
    @Answer(value = "Those of other aliens.", in = IT)
    ALIENS_ONLY
  }

  @Unclear(
      id = "Q45",
      asks = "Beneath which doors may a Dreadnought not stop?",
      support = LEANING,
      because = "openings that are never shut are doors of the wall",
      clauses = {"DOOR-6", "DREAD-5"})
  public enum Doors {
    @Answer(value = "Beneath any door, opened ones and openings of walls included.", in = IT)
    EVERY_DOORWAY,
    @Answer("Only beneath doors with a marker, and an opened one has none left.")
    DOORS_WITH_MARKER
  }

  @Unclear(
      id = "Q46",
      asks = "Which heavy weapons does a Dreadnought have, and when are they chosen?",
      support = OPEN,
      because = "they are chosen before it is put on the board",
      clauses = {"DREAD-6"},
      unplayed = {
        @Unplayed(
            answer = "any-two",
            value = "Any two, even of a kind, chosen when it is placed.",
            because = "a figure of the model carries each weapon once"),
        @Unplayed(
            answer = "before-play",
            value = "Two different ones, chosen before play.",
            because =
                "a choice before play for a figure that may never come would be made in every"
                    + " opening")
      })
  public enum Weapons {
    @Answer("Two different ones, chosen when it is placed.")
    TWO_DIFFERENT_WHEN_PLACED
  }

  @Unclear(
      id = "Q47",
      asks = "May some of its weapons fire before its move and some after?",
      support = LEANING,
      because = "a figure fires before its move or after it",
      clauses = {"TURN-2", "ALIEN-4", "DREAD-7"})
  public enum SplitFire {
    @Answer(value = "All fire before its first step or after its last.", in = IT)
    NO,
    @Answer("Each may fire before or after.")
    YES
  }

  @Unclear(
      id = "Q48",
      asks = "How often may a Dreadnought strike in a turn?",
      support = LEANING,
      because =
          "firing and striking exclude each other, but the limit of one attack does not hold for"
              + " it",
      clauses = {"ATTACK-1", "DREAD-7", "DREAD-10"})
  public enum Close {
    @Answer(value = "Once, and then it does not fire.", in = IT)
    ONE_AND_NO_FIRE,
    @Answer(value = "Three times instead of firing.", in = IT)
    THREE,
    @Answer("Once, besides firing.")
    ONE_AND_FIRE
  }

  @Unclear(
      id = "Q49",
      asks = "Who decides which heavy weapon goes first?",
      support = DECIDED,
      because = "the alien player removes it",
      clauses = {"DREAD-9"})
  public enum LostWeapon {
    @Answer(value = "The alien player.", in = IT)
    ALIEN_CHOOSES,
    @Answer("Who hit it.")
    ATTACKER_CHOOSES
  }
}
