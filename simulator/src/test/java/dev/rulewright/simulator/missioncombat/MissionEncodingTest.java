package dev.rulewright.simulator.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.NaiveSearch;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MissionEncodingTest {

  private static final Material MATERIAL = Material.standard();
  private static final MissionCombat STANDARD = MissionCombat.standard();

  /// The same for positions that differ in past and late turn only.
  static Position canonical(Position position) {
    return new Position(
        position.stage(),
        Math.min(position.turn(), 3),
        position.mover(),
        position.ap(),
        position.side(Faction.MARINES),
        position.side(Faction.PORTALISTS),
        position.guest(),
        position.memory(),
        null);
  }

  private static void findsWhatANaiveSearchFinds(MissionCombat combat, Table table) {
    List<Position> start = List.of(table.position());
    var naive =
        new NaiveSearch<>(
            combat, start, MissionEncodingTest::canonical, Integer.MAX_VALUE, List.of());
    var explored = Explorer.of(combat, MissionEncoding.of(combat)).explore(start);
    assertThat(explored.isComplete()).isTrue();
    assertThat(explored.positions()).isEqualTo(naive.depths.size());
    assertThat(explored.transitions()).isEqualTo(naive.transitions);
    assertThat(explored.depth()).isEqualTo(naive.depth());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void twoUnits(int turn) {
    findsWhatANaiveSearchFinds(
        STANDARD, Table.of(MATERIAL).inTurn(turn).units("rifleman@hq", "portal-hound@dark-portal"));
  }

  @Test
  void twoUnitsAndAnEvent() {
    findsWhatANaiveSearchFinds(
        STANDARD,
        Table.of(MATERIAL).units("rifleman@hq", "portal-hound@dark-portal").hand("hellfire"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"printed-en", "printed-fr"})
  void twoUnitsAndADeckUnderAReading(String reading) {
    findsWhatANaiveSearchFinds(
        new MissionCombat(
            MATERIAL, MissionCombat.READINGS.parse(reading, new Place("reading", 1, 1))),
        Table.of(MATERIAL).units("rifleman@hq", "portal-hound@dark-portal").deck("rifleman"));
  }
}
