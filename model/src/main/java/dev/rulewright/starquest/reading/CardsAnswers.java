package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Cards of teams.
public record CardsAnswers(Team team) {

  @Unclear(
      id = "Q61",
      asks = "What do orders and equipment do?",
      support = OPEN,
      because = "their texts are lost",
      clauses = {"SETUP-7", "TURN-5", "TURN-6"},
      unplayed =
          @Unplayed(
              answer = "assumed-set",
              value = "Teams have the assumed cards of the data.",
              because = "no card of a team is known"))
  public enum Team {
    @Answer("Teams play without cards.")
    NONE
  }
}
