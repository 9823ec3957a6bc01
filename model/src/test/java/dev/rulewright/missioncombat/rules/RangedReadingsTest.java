package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the answers about ranged attacks change.
final class RangedReadingsTest {

  /// In the data that ship Bunker West and the Dark Portal touch at a corner.
  @ParameterizedTest
  @CsvSource({
    "A37=same-as-moves,  true,  true",
    "A37=edges-only,    false,  true",
    "A37=corners-too,    true, false"
  })
  void shotsAndMovesAcrossACornerAreLegalAsTheReadingSays(
      String reading, boolean shot, boolean move) {
    var scene = Scene.of(reading, "bunker-west: stealth-sniper; dark-portal: portal-trooper");
    assertThat(scene.allows("attack stealth-sniper portal-trooper")).isEqualTo(shot);
    assertThat(scene.listed("attack")).hasSize(shot ? 1 : 0);
    assertThat(scene.allows("move stealth-sniper dark-portal")).isEqualTo(move);
  }
}
