package dev.rulewright.alloy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.alloy.solver.Machines;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class TwinTest {

  private static final Scope SMALL = new Scope(3, 3, 3, 1);
  private static final Limits LIMITS = new Limits(Duration.ofHours(1), 1, () -> false);

  private final Twin twin = Twin.of("standard");

  @Test
  void everyAnswerOfTheTwinIsAnAnswerOfTheRules() {
    var unknown = new TreeSet<>(Answers.MIRRORED);
    unknown.remove("Answer");
    for (Question question : MissionCombat.READINGS.questions()) {
      question.answers().forEach(answer -> unknown.remove(Answers.name(question, answer)));
    }
    assertThat(unknown).isEmpty();
  }

  @Test
  void everyProfileIsMirrored() {
    assertThat(MissionCombat.READINGS.profiles())
        .allSatisfy(profile -> assertThat(Twin.notMirrored(profile.name())).isEmpty());
  }

  @Test
  void aReadingThatIsNotMirroredIsRefusedByName() {
    assertThatThrownBy(() -> Twin.of("standard,M2=none"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("bunker.guest-bonus=none");
  }

  @Test
  void everyPartOfTheInvariantIsProvedForTheStartAndEveryAction() {
    List<Obligation> obligations = twin.obligations(SMALL);
    for (String part : twin.invariant()) {
      assertThat(obligations)
          .filteredOn(obligation -> obligation.property().equals(part))
          .extracting(Obligation::step)
          .as(part)
          .contains("start", "move-unit", "attack", "play-unit", "end-turn", "drawn");
    }
  }

  @Test
  void aClauseThatIsDroppedBreaksWhatItMakesTrue() {
    List<Obligation> repaired =
        twin.obligations(SMALL).stream()
            .filter(each -> each.property().equals("no-damage-between-turns"))
            .toList();
    assertThat(twin.prove(repaired, LIMITS, Machines.here(), proof -> {}))
        .isNotEmpty()
        .allSatisfy(proof -> assertThat(proof.isProved()).isTrue());
    assertThat(twin.prove(repaired, "Dropped = REPAIR", LIMITS, Machines.here(), proof -> {}))
        .allSatisfy(proof -> assertThat(proof.isBroken()).isTrue());
  }

  @Test
  void repairMakesDamageEndWithTheTurnAndGoingBackDoesNot() {
    List<Obligation> repaired =
        twin.obligations(SMALL).stream()
            .filter(each -> each.property().equals("no-damage-between-turns"))
            .toList();
    ClauseCore core =
        twin.core(
            repaired,
            List.of(MissionClause.REPAIR, MissionClause.GO_BACK_AT_TURN_END),
            LIMITS,
            Machines.here());
    assertThat(core.needed()).containsExactly(MissionClause.REPAIR);
    assertThat(core.notNeeded()).containsExactly(MissionClause.GO_BACK_AT_TURN_END);
  }

  @Test
  void propertiesAreNamedAsInTheCatalogue() {
    assertThat(twin.obligations(SMALL))
        .extracting(Obligation::property)
        .contains("always-a-move", "contested-only-with-guest", "no-damage-between-turns");
  }

  @Test
  void clausesThatCanBeDroppedAreClausesOfTheRulebook() {
    assertThat(Twin.clauses()).contains(MissionClause.REPAIR, MissionClause.DARK_PORTAL);
  }
}
