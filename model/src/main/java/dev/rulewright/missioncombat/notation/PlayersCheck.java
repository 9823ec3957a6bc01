package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.reading.SetupAnswers.Given;
import java.util.Optional;
import java.util.stream.Stream;

/// Whether the players whom somebody wrote still play, and whether a winner has won.
record PlayersCheck(Reading reading) {

  void check(Setup setup) {
    Stage stage = setup.stage().value();
    if (Stages.isSetUp(stage)) {
      return;
    }
    Optional<Faction> beaten = Optional.empty();
    if (stage instanceof Stage.Over(Result result) && !result.isDraw()) {
      var winner = (Faction) result.winners().getFirst();
      if (result.reason().equals(Ending.MORE_UNITS.toString())) {
        checkMoreUnits(setup, winner);
      } else {
        beaten = Optional.of(winner.opponent());
      }
    }
    boolean nobodyNeedsUnits = isOverForWantOfUnits(stage);
    for (Faction faction : Faction.values()) {
      if (beaten.equals(Optional.of(faction))) {
        checkBeaten(setup, faction);
      } else if (!nobodyNeedsUnits) {
        checkStillPlays(setup, faction);
      }
    }
  }

  /// Whether play is over because a player, or both, had no unit left.
  private static boolean isOverForWantOfUnits(Stage stage) {
    return stage instanceof Stage.Over(Result result)
        && Stream.of(Ending.NO_UNITS_LEFT, Ending.NOBODY_LEFT)
            .anyMatch(ending -> ending.toString().equals(result.reason()));
  }

  private static void checkMoreUnits(Setup setup, Faction winner) {
    if (setup.units(winner).count() <= setup.units(winner.opponent()).count()) {
      throw setup
          .stage()
          .word()
          .found()
          .because(
              "the %s have no more units on the board than the %s (%s)"
                  .formatted(winner, winner.opponent(), MissionClause.MORE_UNITS_AT_TURN_LIMIT));
    }
  }

  private void checkBeaten(Setup setup, Faction faction) {
    Optional<Read<Unit>> unit = setup.units(faction).findFirst();
    if (unit.isPresent()) {
      throw unit.get()
          .word()
          .found()
          .expected(
              "no unit of the %s, who have lost (%s)"
                  .formatted(faction, MissionClause.LAST_UNIT_REMOVED));
    }
    switch (reading.win().boardOnly()) {
      case YES, DESTRUCTION_ONLY -> {}
      case HAND_COUNTS ->
          unitInHand(setup, faction)
              .ifPresent(card -> {
                throw card.word()
                    .found()
                    .expected(
                        "no unit in the hand of the %s, who have lost (%s)"
                            .formatted(faction, MissionClause.LAST_UNIT_REMOVED));
              });
    }
  }

  private void checkStillPlays(Setup setup, Faction faction) {
    if (setup.units(faction).findAny().isEmpty() && !mayBeWithoutUnits(setup, faction)) {
      String why =
          "the %s have no unit on the board, so play would be over (%s)"
              .formatted(faction, MissionClause.LAST_UNIT_REMOVED);
      throw BadInput.at(setup.place()).because(why);
    }
  }

  /// A51: who is without units may not be beaten yet. Without a set-up nobody begins with units.
  private boolean mayBeWithoutUnits(Setup setup, Faction faction) {
    if (reading.setup().given() == Given.MISSING) {
      return true;
    }
    return switch (reading.win().boardOnly()) {
      case YES -> false;
      case HAND_COUNTS -> unitInHand(setup, faction).isPresent();
      case DESTRUCTION_ONLY -> true;
    };
  }

  private static Optional<Read<Card>> unitInHand(Setup setup, Faction faction) {
    return setup.pile(new PileName(faction, PileName.Kind.HAND)).stream()
        .filter(card -> card.value() instanceof UnitCard)
        .findFirst();
  }
}
