package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.material.Faction;
import org.junit.jupiter.api.Test;

/// A53: whether a unit acts in the turn in which it is played.
final class PlayedThisTurnTest {

  private static final String NEXT_TURN = "A53=no";

  /// The scenario of A53.
  private static final String GIVEN =
      "to-move: portalists; ap: 1; hq: rifleman; arterial-road: gunner; blue-portal: exorcist;"
          + " portalists-hand: portal-hound";

  private static final String PLAY = "play-unit portal-hound yellow-portal-alpha";

  @Test
  void aUnitMayActAtOnce() {
    Played attacked =
        Played.from("standard", GIVEN)
            .then(
                PLAY, "move portal-hound arterial-road by speed", "attack portal-hound gunner=10");
    assertThat(attacked.position().side(Faction.MARINES).unitCount()).isEqualTo(1);
    assertThat(attacked.position().acting().unit(0).has(Mark.JUST_PLAYED)).isFalse();
  }

  @Test
  void aUnitMayActOnlyFromTheNextTurnOn() {
    Played played = Played.from(NEXT_TURN, GIVEN).then(PLAY);
    assertThat(played.refusal("move portal-hound arterial-road by speed"))
        .isEqualTo(MissionClause.PLAY_UNIT_IN_OWN_AREA);
    assertThat(played.refusal("move portal-hound arterial-road by ap"))
        .isEqualTo(MissionClause.PLAY_UNIT_IN_OWN_AREA);
    assertThat(played.moves()).noneMatch(move -> move.contains("portal-hound"));
    assertThat(played.allows("move exorcist dark-portal")).isTrue();
    assertThat(played.game().notation().read(played.text(), "test")).isEqualTo(played.position());
    assertThat(
            played.then("end-turn", "end-turn").allows("move portal-hound arterial-road by speed"))
        .isTrue();
  }

  @Test
  void aUnitThatShootsFarWaitsAsWell() {
    String sniper =
        "to-move: marines; hq: rifleman; yellow-portal-alpha: portal-trooper;"
            + " marines-hand: stealth-sniper";
    String shot = "attack stealth-sniper portal-trooper=10";
    String play = "play-unit stealth-sniper arterial-road";
    assertThat(Played.from("standard", sniper).then(play).allows(shot)).isTrue();
    assertThat(Played.from(NEXT_TURN, sniper).then(play).refusal(shot))
        .isEqualTo(MissionClause.PLAY_UNIT_IN_OWN_AREA);
  }
}
