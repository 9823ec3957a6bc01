package dev.rulewright.missioncombat.notation;

import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.reading.GameAnswers.Stalemate;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.reading.SetupAnswers.FactionConflict;
import dev.rulewright.missioncombat.reading.SetupAnswers.Given;

/// Whether the reading knows the stage that somebody wrote.
record StageCheck(Reading reading) {

  void check(Setup setup) {
    FactionConflict conflict = reading.setup().factionConflict();
    boolean printed = reading.setup().given() == Given.YES;
    boolean known =
        switch (setup.stage().value()) {
          case Stage.Seating _ -> conflict == FactionConflict.RANDOM;
          case Stage.ChoosingFaction _ -> conflict == FactionConflict.START_PLAYER_CHOOSES;
          case Stage.ChoosingStartPlayer _ -> conflict != FactionConflict.START_PLAYER_CHOOSES;
          case Stage.DrawingUnits _, Stage.Placing _ -> printed;
          case Stage.Offered _ -> reading.game().stalemate() == Stalemate.AGREEMENT;
          case Stage.Acting _,
              Stage.Drawing _,
              Stage.DrawingFirst _,
              Stage.DrawingSecond _,
              Stage.Considering _,
              Stage.Keeping _,
              Stage.Over _ ->
              true;
        };
    if (!known) {
      throw setup
          .stage()
          .word()
          .found()
          .because("there is no such stage under the reading " + reading.name());
    }
  }
}
