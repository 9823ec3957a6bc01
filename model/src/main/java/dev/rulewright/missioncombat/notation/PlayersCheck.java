package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.notation.PositionFields.PileKind;
import java.util.Optional;
import java.util.stream.Stream;

/// Whether the players whom somebody wrote still play, and whether a winner has won.
record PlayersCheck(Reading reading, Setup setup) {

  void check() {
    if (setup.isSetUp()) {
      return;
    }
    Optional<Faction> beaten = Optional.empty();
    boolean nobodyNeedsUnits = false;
    if (setup.stage().value() instanceof Stage.Over(Result result)) {
      // Whether play is over because a player, or both, had no unit left.
      nobodyNeedsUnits =
          Stream.of(Ending.NO_UNITS_LEFT, Ending.NOBODY_LEFT)
              .anyMatch(ending -> ending.toString().equals(result.reason()));
      if (!result.isDraw()) {
        var winner = (Faction) result.winners().getFirst();
        if (result.reason().equals(Ending.MORE_UNITS.toString())) {
          checkMoreUnits(winner);
        } else {
          beaten = Optional.of(winner.opponent());
        }
      }
    }
    for (Faction faction : Faction.values()) {
      if (beaten.equals(Optional.of(faction))) {
        checkBeaten(faction);
      } else if (!nobodyNeedsUnits) {
        checkStillPlays(faction);
      }
    }
  }

  private void checkMoreUnits(Faction winner) {
    if (setup.units(winner).count() <= setup.units(winner.opponent()).count()) {
      throw setup
          .stage()
          .word()
          .because(
              "the %s have no more units on the board than the %s (%s)",
              winner, winner.opponent(), MissionClause.MORE_UNITS_AT_TURN_LIMIT);
    }
  }

  private void checkBeaten(Faction faction) {
    Optional<Read<Unit>> unit = setup.units(faction).findFirst();
    if (unit.isPresent()) {
      throw noneLeft(unit.get(), "unit", faction);
    }
    Optional<Read<Card>> card = unitInHand(faction);
    if (card.isPresent() && reading.says("win.board-only=hand-counts")) {
      throw noneLeft(card.get(), "unit in the hand", faction);
    }
  }

  private static BadInput noneLeft(Read<?> found, String what, Faction faction) {
    return found
        .word()
        .expected(
            "no %s of the %s, who have lost (%s)", what, faction, MissionClause.LAST_UNIT_REMOVED);
  }

  private void checkStillPlays(Faction faction) {
    if (setup.units(faction).findAny().isEmpty() && !mayBeWithoutUnits(faction)) {
      throw BadInput.at(setup.place())
          .because(
              "the %s have no unit on the board, so play would be over (%s)",
              faction, MissionClause.LAST_UNIT_REMOVED);
    }
  }

  /// A51: who is without units may not be beaten yet. Without a set-up nobody begins with units.
  private boolean mayBeWithoutUnits(Faction faction) {
    return reading.says("setup.given=missing")
        || reading.says("win.board-only=destruction-only")
        || (reading.says("win.board-only=hand-counts") && unitInHand(faction).isPresent());
  }

  private Optional<Read<Card>> unitInHand(Faction faction) {
    return setup.pile(faction, PileKind.HAND).stream()
        .filter(card -> card.value() instanceof UnitCard)
        .findFirst();
  }
}
