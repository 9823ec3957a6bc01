package dev.rulewright.simulator.missioncombat.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Leads are given as units more than the other has: every unit has the same defence.
final class LeadsTest {

  private static final Material MATERIAL = Material.standard();
  private static final UnitCard MARINE = (UnitCard) MATERIAL.card("rifleman").orElseThrow();

  /// Any unit will do, as only defence is looked at.
  private static final long DEFENCE = MARINE.defence();

  @Test
  void theWinnerLedFromTheBeginning() {
    assertThat(counts(Faction.MARINES, 1, 2, 2)).containsExactly(0L, 0L, 0L);
  }

  @Test
  void theWinnerCameFromBehind() {
    assertThat(counts(Faction.MARINES, -1, -3, 0, 1, 2)).containsExactly(1L, 3L, 3 * DEFENCE);
  }

  @Test
  void equalStrengthIsNobodysLead() {
    assertThat(counts(Faction.PORTALISTS, 1, 0, 1, -1, 0, -2)).containsExactly(1L, 5L, DEFENCE);
  }

  @Test
  void aDrawHasNoWinnerToBeAhead() {
    assertThat(counts(null, 1, -1, 1)).containsExactly(2L, 0L, 0L);
  }

  /// The counts of a game with a lead of the Marines at the end of the set-up, of turn 1, and so
  /// on.
  private static List<Long> counts(@Nullable Faction winner, int... leads) {
    var tally = new Leads().begin();
    Position now = position(0, leads[0], Stage.ACTING);
    for (int turn = 1; turn < leads.length; turn++) {
      // What changes within a turn does not count, only how it ends.
      Position before = position(turn - 1, -5, Stage.ACTING);
      now = position(turn, leads[turn - 1], Stage.ACTING);
      tally.count(before, new Move.EndTurn(), now);
    }
    var result =
        new Result(
            winner == null ? List.of() : List.of(winner),
            "test",
            List.of(MissionClause.ENDS_AT_ONCE));
    return tally.counts(position(now.turn(), leads[leads.length - 1], new Stage.Over(result)));
  }

  private static Position position(int turn, int lead, Stage stage) {
    return new Position(
        stage,
        turn,
        Faction.MARINES,
        0,
        side(Faction.MARINES, Math.max(0, lead)),
        side(Faction.PORTALISTS, Math.max(0, -lead)),
        null,
        Memory.NONE,
        null);
  }

  private static Side side(Faction faction, int units) {
    Pile<Card> none = Pile.empty(MATERIAL.cards(faction));
    Unit unit = Unit.fresh(MARINE, MATERIAL.board().areas().getFirst());
    return Side.of(Collections.nCopies(units, unit), none, none, none);
  }
}
