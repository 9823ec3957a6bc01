package dev.rulewright.simulator.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.ExtraCards;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.divergence.Difference;
import dev.rulewright.simulator.divergence.Divergence;
import dev.rulewright.simulator.divergence.DivergenceSearch;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.divergence.Witness;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SmallWorldsTest {

  private static final Material MATERIAL =
      ExtraCards.addedTo(Material.standard(), Palette.TEST_UNITS);

  private static TwoReadings<Position, Move> standardAnd(String question, String answer) {
    var reading = MissionCombat.READINGS.with(MissionCombat.READINGS.standard(), question, answer);
    return OnTable.readings(
        new MissionCombat(MATERIAL, MissionCombat.READINGS.standard()),
        new MissionCombat(MATERIAL, reading));
  }

  private static Divergence<Position, Move> search(
      TwoReadings<Position, Move> readings, int longest, int threads) {
    return DivergenceSearch.upTo(longest)
        .onThreads(threads)
        .search(readings, SmallWorlds.of(readings, MATERIAL, 2, 0), (_, _) -> {});
  }

  private static Witness<Position, Move> witness(String question, String answer) {
    return search(standardAnd(question, answer), 3, 1).witness().orElseThrow();
  }

  @Test
  void theShortFirstTurnOfTheSecondPlayerShowsWhenTheFirstTurnEnds() {
    var witness = witness("turn.second-player-ap", "two");
    assertThat(witness.length()).isEqualTo(1);
    assertThat(witness.steps()).containsExactly(Pair.same(new Move.EndTurn()));
    assertThat(witness.difference()).isInstanceOf(Difference.Table.class);
    assertThat(witness.end().a().ap()).isEqualTo(4);
    assertThat(witness.end().b().ap()).isEqualTo(2);
  }

  @Test
  void theDutyToAttackShowsAfterAUnitHasEntered() {
    var witness = witness("contested.min-attacks", "none");
    assertThat(witness.length()).isEqualTo(2);
    assertThat(witness.steps()).hasSize(1);
    assertThat(witness.difference())
        .isInstanceOfSatisfying(
            Difference.LegalMoves.class,
            legal -> assertThat(legal.legalUnder()).isEqualTo(Difference.Side.B));
  }

  @ParameterizedTest
  @CsvSource({
    "deck.reshuffle-trigger, as-soon-as-empty, false",
    "deck.reshuffle-trigger, one-time-event, true",
    "hq.draw-with-one-card, one-card, false"
  })
  void anEmptyDeckBesideADiscardPileIsAStartForTheQuestionAboutItWhereItCanBe(
      String question, String answer, boolean may) {
    var readings = standardAnd(question, answer);
    Position empty =
        readings
            .a()
            .notation()
            .read(
                "hq: rifleman; red-portal: exorcist; marines-deck: none; marines-discard: gunner",
                "test");
    assertThat(readings.mayBegin().test(empty)).isEqualTo(may);
  }

  @Test
  void whatAnAttackWastesShowsThatNoneMayBeWasted() {
    var readings = standardAnd("attack.damage-amount", "all-that-targets-can-take");
    Position position =
        readings
            .a()
            .notation()
            .read("hq: stealth-sniper; artillery-emplacement: portal-trooper x2", "test");
    var start = Starts.of("two troopers", Pair.same(position), 1);
    var witness =
        DivergenceSearch.upTo(1).search(readings, start, (_, _) -> {}).witness().orElseThrow();
    assertThat(witness.difference())
        .isInstanceOfSatisfying(
            Difference.LegalMoves.class,
            legal -> assertThat(legal.legalUnder()).isEqualTo(Difference.Side.A));
  }

  @Test
  void theResultIsTheSameOnAnyNumberOfThreads() {
    var readings = standardAnd("contested.may-break-off", "no");
    assertThat(search(readings, 3, 3)).isEqualTo(search(readings, 3, 1));
  }

  @Test
  void aReadingDoesNotPartFromItself() {
    var combat = new MissionCombat(MATERIAL, MissionCombat.READINGS.standard());
    var same = search(OnTable.readings(combat, combat), 2, 2);
    assertThat(same.witness()).isEmpty();
    assertThat(same.searched()).allMatch(Divergence.Searched::complete);
  }

  @Test
  void whatTheBudgetCutsOffIsSaid() {
    var combat = new MissionCombat(MATERIAL, MissionCombat.READINGS.standard());
    var readings = OnTable.readings(combat, combat);
    var cut =
        DivergenceSearch.upTo(1)
            .within(100)
            .search(readings, SmallWorlds.of(readings, MATERIAL, 2, 0), (_, _) -> {});
    assertThat(cut.searched()).anyMatch(searched -> !searched.complete());
  }
}
