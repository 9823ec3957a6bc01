package dev.rulewright.kernel.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoxesTest {

  private static final Place PLACE = Place.of("--game");

  @Test
  void aGameThatShipsIsFoundByItsName() {
    Box<?, ?> box = Boxes.standard().provider("mission-combat", PLACE).open(Map.of());
    assertThat(box.name()).isEqualTo("mission-combat").isEqualTo(box.rulebook().game());
    assertThat(box.players()).extracting(Player::id).containsExactly("marines", "portalists");
    assertThat(box.warnings()).isEmpty();
    assertThat(box.game("A38=adjacent-only", PLACE).reading())
        .isEqualTo("standard,road.requires-adjacent=adjacent-only");
  }

  @Test
  void whatAGameRestsOnIsToldByTheGame() {
    Box<?, ?> box = Boxes.standard().provider("mission-combat", PLACE).open(Map.of());
    assertThat(box.game("printed-en", PLACE).reading()).isEqualTo("printed-en");
    assertThat(box.game("printed-en", PLACE).assumptions())
        .anyMatch(sentence -> sentence.startsWith("adjacency of "));
  }

  @Test
  void aUsersFileTakesThePlaceOfOneThatShips() {
    BoxProvider provider = Boxes.standard().provider("mission-combat", PLACE);
    assertThat(provider.dataFiles()).containsExactly("cards", "areas", "adjacency");
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> provider.open(Map.of("cards", new DataFile("my.csv", "card\n"))))
        .withMessageStartingWith("my.csv:1:5: ");
  }

  @Test
  void anUnknownGameIsToldWithTheNearestOne() {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> Boxes.standard().provider("mission-combta", PLACE))
        .withMessageContaining("Maybe mission-combat?");
  }
}
