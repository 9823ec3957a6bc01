package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Faction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A02, L12 and L13: who leads which faction, whether there is a set-up, and who begins.
final class OpeningTest {

  private static final String RANDOM = "A02=random";
  private static final String CHOOSES = "A02=start-player-chooses";
  private static final String MISSING = "setup.given=missing";
  private static final String OTHER = "turn.first-player=other-player";

  private static Played opening(String reading) {
    MissionCombat game = Played.game(reading);
    return new Played(game, game.opening());
  }

  /// Draws the first card on offer until something else comes.
  private static Played drawn(Played played) {
    Played now = played;
    while (now.position().stage() instanceof Stage.DrawingUnits) {
      now = now.then(now.moves().getFirst());
    }
    return now;
  }

  /// Places the first unit in the first area until the first turn begins.
  private static Played placed(Played played) {
    Played now = played;
    while (now.position().stage() instanceof Stage.Placing) {
      now = now.then(now.moves().getFirst());
    }
    return now;
  }

  private static void assertReadAsWritten(Played played) {
    assertThat(played.game().notation().read(played.text(), "test")).isEqualTo(played.position());
  }

  // ---- A02 ----

  @Test
  void thePlayersHaveAgreedBeforeTheModelBegins() {
    assertThat(opening("standard").position().stage()).isEqualTo(Stage.DRAWING_UNITS);
  }

  @Test
  void chanceSeatsTheTwoPeopleWhichChangesNothingOnTheTable() {
    Played opening = opening(RANDOM);
    assertReadAsWritten(opening);
    assertThat(opening.game().turn(opening.position())).isInstanceOf(Turn.Chance.class);
    assertThat(opening.moves()).containsExactly("seat marines", "seat portalists");
    assertThat(opening.refusal("start marines")).isEqualTo(MissionClause.CHOOSE_FACTION);
    for (String seat : opening.moves()) {
      assertThat(opening.then(seat).position()).isEqualTo(opening("standard").position());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"marines", "portalists"})
  void theStartPlayerChoosesAFactionDrawsFirstPlacesFirstAndBegins(String chosen) {
    Played opening = opening(CHOOSES);
    assertReadAsWritten(opening);
    assertThat(opening.game().turn(opening.position())).isInstanceOf(Turn.Decision.class);
    assertThat(opening.moves()).containsExactly("start marines", "start portalists");
    Played started = opening.then("start " + chosen);
    assertThat(started.position().stage()).isEqualTo(Stage.DRAWING_UNITS);
    assertThat(started.position().mover().id()).isEqualTo(chosen);
    Played placing = drawn(started);
    assertThat(placing.position().stage()).isEqualTo(Stage.PLACING);
    assertThat(placing.position().mover().id()).isEqualTo(chosen);
    assertReadAsWritten(placing);
    Played begun = placed(placing);
    assertThat(begun.position().turn()).isEqualTo(1);
    assertThat(begun.position().mover().id()).isEqualTo(chosen);
  }

  @ParameterizedTest
  @CsvSource({
    "standard,seats",
    "standard,choice-of-faction",
    CHOOSES + ",start-player",
    MISSING + ",setup",
    MISSING + ",placement",
    "standard,draw-offered"
  })
  void aStageThatTheReadingDoesNotKnowIsRefused(String reading, String stage) {
    String units = stage.equals("draw-offered") ? "; hq: rifleman; red-portal: exorcist" : "";
    assertThatThrownBy(() -> Played.from(reading, "stage: " + stage + units))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("there is no such stage under the reading");
  }

  // ---- Without a set-up ----

  @ParameterizedTest
  @CsvSource({
    MISSING + ",start portalists",
    MISSING + "|" + RANDOM + ",seat marines|start portalists",
    MISSING + "|" + CHOOSES + ",start portalists"
  })
  void withoutASetUpPlayBeginsOnAnEmptyBoard(String reading, String moves) {
    Played begun = opening(reading.replace('|', ',')).then(moves.split("[|]", -1));
    assertReadAsWritten(begun);
    assertThat(begun.position().stage()).isEqualTo(Stage.ACTING);
    assertThat(begun.position().turn()).isEqualTo(1);
    assertThat(begun.position().ap()).isEqualTo(2);
    assertThat(begun.position().mover()).isEqualTo(Faction.PORTALISTS);
    for (Faction faction : Faction.values()) {
      assertThat(begun.position().side(faction).unitCount()).isZero();
      assertThat(begun.position().side(faction).hand().isEmpty()).isTrue();
      assertThat(begun.position().side(faction).deck().size()).isEqualTo(30);
    }
    assertThat(begun.moves()).containsExactly("draw", "end-turn");
  }

  @Test
  void withoutASetUpNobodyIsBeatenBeforeLosingAUnit() {
    Played begun = opening(MISSING).then("start portalists");
    Played first =
        begun.then("draw", "drawn portal-hound", "play-unit portal-hound yellow-portal-alpha");
    assertThat(first.position().stage()).isEqualTo(Stage.ACTING);
    Played marines =
        first.then("end-turn", "draw", "drawn gunner", "play-unit gunner arterial-road");
    assertThat(marines.position().stage()).isEqualTo(Stage.ACTING);
    Played won =
        marines.then(
            "end-turn",
            "move portal-hound arterial-road by speed",
            "attack portal-hound gunner=10");
    assertThat(won.position().stage())
        .isInstanceOfSatisfying(
            Stage.Over.class,
            over ->
                assertThat(over.result()).extracting(Result::reason).isEqualTo("no-units-left"));
  }

  // ---- Who begins ----

  @ParameterizedTest
  @CsvSource({"standard,marines", OTHER + ",portalists"})
  void theStartPlayerPlacesFirstAndBeginsOrTheOtherDoes(String reading, String begins) {
    Played placing = drawn(opening(reading)).then("start marines");
    assertThat(placing.position().mover()).isEqualTo(Faction.MARINES);
    Played begun = placed(placing);
    assertThat(begun.position().mover().id()).isEqualTo(begins);
    assertThat(begun.position().turn()).isEqualTo(1);
    assertThat(begun.position().ap()).isEqualTo(2);
    assertThat(begun.game().play(begun.position(), new Move.EndTurn()).ap()).isEqualTo(4);
  }
}
