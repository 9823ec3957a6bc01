package dev.rulewright.pocketmodel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.box.PocketBox;
import dev.rulewright.pocketmodel.material.Material.Packs;
import dev.rulewright.pocketmodel.material.MaterialReader;
import dev.rulewright.pocketmodel.material.Numbers;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// As many units attack together as the most stars of an action allow.
class ManyAttackersTest {

  private static final int MOST = Numbers.MOST_PER_ACTION;
  private static final Place HERE = Place.of("test");

  private static final String START =
      "alliance-face-down: hidden-base; empire-face-down: minefield; empire-home:"
          + " imperial-shuttle; contested: scout-fighter x%d, tie-fighter".formatted(MOST);

  private static PocketModel game() {
    String text = DataFile.beside(MaterialReader.class, "numbers.csv").text();
    assertThat(text).contains("stars-per-action,5,");
    var numbers =
        new DataFile(
            "numbers.csv", text.replace("stars-per-action,5,", "stars-per-action," + MOST + ","));
    return new PocketModel(
        PocketBox.of(Map.of("numbers", numbers), Packs.BUILT).material(),
        PocketModel.READINGS.parse("standard,battle.order=one-by-one", HERE));
  }

  private static Position played(PocketModel game, Position position, String move) {
    Position next = game.play(position, game.notation().readMove(position, move, HERE));
    assertThat(game.notation().read(game.notation().write(next), "test")).isEqualTo(next);
    return next;
  }

  @Test
  void eachHasItsBattle() {
    PocketModel game = game();
    Position position = game.notation().read(START, "test");
    for (int attacker = 1; attacker <= MOST; attacker++) {
      String enemy = attacker == 1 ? "tie-fighter@contested" : "d1";
      position = played(game, position, "attack scout-fighter@contested " + enemy);
    }
    position = played(game, position, "begin");
    if (!(game.turn(position) instanceof Turn.Decision<Move>(_, var battles))) {
      throw new AssertionError(position);
    }
    assertThat(battles)
        .map(Move::toString)
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, MOST).mapToObj(attacker -> "next a" + attacker).toList());
    assertThat(game.notation().write(played(game, position, "next a" + MOST)))
        .contains(" a%d battle a%d ".formatted(MOST - 1, MOST));
  }

  @Test
  void noMoreAreRead() {
    PocketModel game = game();
    assertThatThrownBy(() ->
            game.notation().read("stage: combat announce targets" + " d1".repeat(MOST + 1), "test"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("there are %d marks already".formatted(MOST));
    assertThatThrownBy(() ->
            game.notation().read("stage: combat announce targets d1 left a" + (MOST + 1), "test"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("the number of a mark, a whole number from 1 to " + MOST);
  }
}
