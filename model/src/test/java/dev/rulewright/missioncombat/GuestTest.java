package dev.rulewright.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import org.junit.jupiter.api.Test;

class GuestTest {

  @Test
  void aGuestIsToldAsInScenarios() {
    var material = Material.standard();
    var exorcist = (UnitCard) material.card("exorcist").orElseThrow();
    var road = material.board().area("arterial-road").orElseThrow();
    var portal = material.board().area("yellow-portal-alpha").orElseThrow();
    assertThat(new Guest(Unit.fresh(exorcist, road), portal, 0))
        .hasToString("exorcist@arterial-road from yellow-portal-alpha");
  }
}
