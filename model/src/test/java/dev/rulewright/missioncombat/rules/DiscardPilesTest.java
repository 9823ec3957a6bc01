package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import org.junit.jupiter.api.Test;

/// A10 and A56: what may be seen of the discard piles.
final class DiscardPilesTest {

  private static final String FACE_DOWN = "A10=face-down";
  private static final String TOP = "A56=top-card";
  private static final String DRAWN =
      "to-move: marines; stage: keep hellfire rifleman; hq: rifleman; red-portal: exorcist;"
          + " marines-discard: missile-strike";

  private static Position seenBy(Faction player, Played played) {
    return played.game().observe(played.position(), player);
  }

  private static String discard(Position position, Faction faction) {
    return position.side(faction).discard().toString();
  }

  // ---- A10 ----

  @Test
  void theOpponentSeesTheRejectIfItIsFaceUp() {
    Played kept = Played.from("standard", DRAWN).then("keep rifleman");
    assertThat(discard(seenBy(Faction.PORTALISTS, kept), Faction.MARINES))
        .isEqualTo("hellfire, missile-strike");
    assertThat(kept.position().memory()).isEqualTo(Memory.NONE);
  }

  @Test
  void theOpponentDoesNotSeeTheRejectIfItIsFaceDown() {
    Played hellfire = Played.from(FACE_DOWN, DRAWN).then("keep rifleman");
    Played rifleman = Played.from(FACE_DOWN, DRAWN).then("keep hellfire");
    assertThat(hellfire.position()).isNotEqualTo(rifleman.position());
    assertThat(seenBy(Faction.PORTALISTS, hellfire))
        .isEqualTo(seenBy(Faction.PORTALISTS, rifleman));
    assertThat(seenBy(Faction.PORTALISTS, hellfire).side(Faction.MARINES).discard().size())
        .isEqualTo(2);
    assertThat(discard(seenBy(Faction.MARINES, hellfire), Faction.MARINES))
        .isEqualTo("hellfire, missile-strike");
  }

  @Test
  void whatLiesFaceDownIsForgottenWhenThePileIsShuffled() {
    Played kept =
        Played.from(
                FACE_DOWN,
                "stage: keep hellfire rifleman; ap: 1; hq: rifleman; red-portal: exorcist;"
                    + " marines-deck: missile-strike")
            .then("keep rifleman");
    assertThat(kept.text()).contains("memory.face-down: hellfire\n");
    Played drawn = kept.then("draw", "drawn missile-strike");
    assertThat(drawn.position().side(Faction.MARINES).deck().toString()).isEqualTo("hellfire");
    assertThat(drawn.position().memory()).isEqualTo(Memory.NONE);
  }

  @Test
  void theHiddenRejectIsWrittenAndRead() {
    Played kept = Played.from(FACE_DOWN, DRAWN).then("keep rifleman");
    assertThat(kept.game().notation().read(kept.text(), "test")).isEqualTo(kept.position());
    assertThatThrownBy(() ->
            Played.from(
                FACE_DOWN, "hq: rifleman; red-portal: exorcist; memory.face-down: hellfire"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("1 copies of hellfire are remembered");
  }

  // ---- A56 ----

  private static final String BARRAGE =
      "to-move: marines; hq: rifleman; red-portal: psionic-fanatic; dark-portal: exorcist;"
          + " marines-hand: missile-strike, hellfire; marines-discard: rifleman x2;"
          + " memory.on-top: rifleman";

  @Test
  void everybodyMayLookThroughAPile() {
    Played played = Played.from("standard", BARRAGE.replace("; memory.on-top: rifleman", ""));
    Played after = played.then("play-event hellfire");
    assertThat(discard(seenBy(Faction.PORTALISTS, after), Faction.MARINES))
        .isEqualTo("rifleman x2, hellfire");
  }

  @Test
  void onlyTheTopCardIsSeen() {
    Played after = Played.from(TOP, BARRAGE).then("play-event hellfire");
    assertThat(after.text()).contains("memory.on-top: hellfire\n");
    Played other =
        Played.from(TOP, BARRAGE.replace("rifleman x2", "rifleman, gunner"))
            .then("play-event hellfire");
    for (Faction player : Faction.values()) {
      assertThat(seenBy(player, after)).isEqualTo(seenBy(player, other));
      assertThat(seenBy(player, after).side(Faction.MARINES).discard().size()).isEqualTo(3);
      assertThat(discard(seenBy(player, after), Faction.MARINES)).contains("hellfire");
    }
    assertThat(after.game().notation().read(after.text(), "test")).isEqualTo(after.position());
  }

  @Test
  void aRejectThatIsFaceDownShowsNothingOnTop() {
    Played kept = Played.from(FACE_DOWN + "," + TOP, DRAWN).then("keep rifleman");
    assertThat(kept.position().memory()).isEqualTo(Memory.NONE);
    assertThat(Played.from(TOP, DRAWN).then("keep rifleman").text())
        .contains("memory.on-top: hellfire\n");
  }
}
