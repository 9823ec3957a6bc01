package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Faction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A51 and A52: who is beaten, and what ends play that nobody wins.
final class VictoryTest {

  private static final String HAND_COUNTS = "A51=hand-counts";
  private static final String DESTRUCTION_ONLY = "A51=destruction-only";
  private static final String AGREEMENT = "A52=agreement";
  private static final String TIE_BREAK = "A52=tie-break-at-limit";

  /// The scenario of A51: the last unit goes through a Trap Portal, three units are in hand.
  private static final String LAST_UNIT =
      "to-move: portalists; hq: rifleman; red-portal: exorcist; portalists-hand: trap-portal;"
          + " marines-hand: rifleman, gunner x2";

  private static String endOf(Played played) {
    return played.position().stage() instanceof Stage.Over(Result result)
        ? (result.isDraw() ? "draw" : result.winners().getFirst()) + " " + result.reason()
        : "none";
  }

  // ---- A51 ----

  @ParameterizedTest
  @CsvSource({
    "standard,portalists no-units-left",
    HAND_COUNTS + ",none",
    DESTRUCTION_ONLY + ",none"
  })
  void theLastUnitIsRemovedWhileUnitsAreInHand(String reading, String end) {
    assertThat(endOf(Played.from(reading, LAST_UNIT).then("play-event trap-portal rifleman")))
        .isEqualTo(end);
  }

  @Test
  void theLastUnitIsDestroyedWhileUnitsAreInHand() {
    String before =
        "to-move: portalists; ap: 2; hq: gunner, psionic-fanatic; guest: psionic-fanatic@hq from"
            + " arterial-road after 1 attack; marines-hand: rifleman";
    String attack = "attack psionic-fanatic gunner=10";
    assertThat(endOf(Played.from("standard", before).then(attack)))
        .isEqualTo("portalists no-units-left");
    assertThat(endOf(Played.from(DESTRUCTION_ONLY, before).then(attack)))
        .isEqualTo("portalists no-units-left");
    assertThat(endOf(Played.from(HAND_COUNTS, before).then(attack))).isEqualTo("none");
    assertThat(endOf(Played.from(HAND_COUNTS, before.replace("rifleman", "hellfire")).then(attack)))
        .isEqualTo("portalists no-units-left");
  }

  @ParameterizedTest
  @ValueSource(strings = {HAND_COUNTS, DESTRUCTION_ONLY})
  void aPlayerWithoutUnitsPlaysOnAndIsBeatenByLosingTheLastOneAgain(String reading) {
    Played on =
        Played.from(reading, LAST_UNIT.replace("trap-portal;", "trap-portal x2;"))
            .then("play-event trap-portal rifleman", "end-turn");
    assertThat(on.game().notation().read(on.text(), "test")).isEqualTo(on.position());
    Played idle = on.then("draw", "drawn commando", "end-turn", "end-turn");
    assertThat(endOf(idle)).isEqualTo("none");
    assertThat(endOf(idle.then("play-unit gunner hq", "end-turn"))).isEqualTo("none");
  }

  @Test
  void whoCannotHaveBeenBeatenMustHaveUnits() {
    String empty = "hq: rifleman";
    assertThatThrownBy(() -> Played.from("standard", empty)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Played.from(HAND_COUNTS, empty + "; portalists-hand: trap-portal"))
        .isInstanceOf(BadInput.class);
    assertThat(endOf(Played.from(HAND_COUNTS, empty + "; portalists-hand: exorcist")))
        .isEqualTo("none");
    assertThat(endOf(Played.from(DESTRUCTION_ONLY, empty))).isEqualTo("none");
    String won = "stage: over marines no-units-left; hq: rifleman; portalists-hand: exorcist";
    assertThat(endOf(Played.from("standard", won))).isEqualTo("marines no-units-left");
    assertThatThrownBy(() -> Played.from(HAND_COUNTS, won))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no unit in the hand");
  }

  // ---- A52 ----

  /// The scenario of A52: nobody can attack anybody, and nobody has cards.
  private static final String DEADLOCK =
      "turn: 1; ap: 0; to-move: marines; hq: commando; red-portal: portal-runner;"
          + " marines-deck: none; portalists-deck: none";

  @ParameterizedTest
  @CsvSource({
    "standard,6,draw repetition",
    "A52=endless,20,draw turn-limit",
    AGREEMENT + ",20,draw turn-limit",
    TIE_BREAK + ",20,draw turn-limit"
  })
  void nothingButEndedTurns(String reading, int lastTurn, String end) {
    Played played = Played.from(Played.game(reading, 20), DEADLOCK);
    while (endOf(played).equals("none")) {
      played = played.then("end-turn");
    }
    assertThat(played.position().turn()).isEqualTo(lastTurn);
    assertThat(endOf(played)).isEqualTo(end);
  }

  @Test
  void thePlayerWithMoreUnitsWinsAtTheLimit() {
    String lead = "turn: 20; to-move: marines; hq: commando; red-portal: portal-runner x2";
    Played won = Played.from(Played.game(TIE_BREAK, 20), lead).then("end-turn");
    assertThat(endOf(won)).isEqualTo("portalists more-units");
    assertThat(won.game().notation().read(won.text(), "test")).isEqualTo(won.position());
    assertThat(endOf(Played.from(Played.game("standard", 20), lead).then("end-turn")))
        .isEqualTo("draw turn-limit");
    assertThatThrownBy(() -> Played.from(TIE_BREAK, "stage: over marines more-units; " + lead))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no more units");
  }

  @Test
  void anOfferOfADrawIsAcceptedOrDeclined() {
    Played offered = Played.from(AGREEMENT, DEADLOCK).then("offer-draw");
    assertThat(offered.position().stage()).isEqualTo(Stage.OFFERED);
    assertThat(offered.position().mover()).isEqualTo(Faction.PORTALISTS);
    assertThat(offered.position().turn()).isEqualTo(2);
    assertThat(offered.game().notation().read(offered.text(), "test"))
        .isEqualTo(offered.position());
    assertThat(offered.moves()).containsExactly("accept-draw", "decline-draw");
    assertThat(offered.refusal("end-turn")).isEqualTo(MissionClause.DRAW_BY_AGREEMENT);
    assertThat(endOf(offered.then("accept-draw"))).isEqualTo("draw agreement");
    assertThat(offered.then("decline-draw").position())
        .isEqualTo(Played.from(AGREEMENT, DEADLOCK).then("end-turn").position());
  }

  @Test
  void otherReadingsKnowNoOffer() {
    assertThat(Played.from("standard", DEADLOCK).refusal("offer-draw"))
        .isEqualTo(MissionClause.DRAW_BY_AGREEMENT);
  }
}
