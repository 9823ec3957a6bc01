package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// What blips do.
public record BlipAnswers(Voluntary voluntary, UnscannedBoard unscannedBoard) {

  @Unclear(
      id = "Q41",
      asks = "May a blip out of sight attack, or turn itself over?",
      support = OPEN,
      because =
          "blips are among those that may attack, but only figures have weapons; what sees a marine"
              + " is seen and revealed",
      clauses = {"ALIEN-2", "BMOVE-2", "ATTACK-1"},
      unplayed =
          @Unplayed(
              answer = "turn-over-first",
              value = "A blip may turn itself over and attack.",
              because = "it would add a move to every blip and matter only for missiles",
              in = IT))
  public enum Voluntary {
    @Answer(value = "Blips neither attack nor turn themselves over.", in = IT)
    NO
  }

  @Unclear(
      id = "Q70",
      asks = "May aliens and blips walk onto boards that are not scanned yet?",
      support = LEANING,
      because = "nothing forbids it",
      clauses = {"ALIEN-2", "ALIEN-5", "BMOVE-1"})
  public enum UnscannedBoard {
    @Answer("Aliens and blips walk onto any board.")
    YES,
    @Answer("Aliens and blips stay on scanned boards.")
    NO
  }
}
