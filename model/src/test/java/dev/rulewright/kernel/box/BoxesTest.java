package dev.rulewright.kernel.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.input.DataFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoxesTest {

  private static final Place PLACE = Place.of("--game");

  @Test
  void aGameThatShipsIsFoundByItsName() {
    Box<?, ?> box = Boxes.standard().provider("mission-combat", PLACE).open(Map.of(), Map.of());
    assertThat(box.name()).isEqualTo("mission-combat").isEqualTo(box.rulebook().game());
    assertThat(box.players()).extracting(Player::id).containsExactly("marines", "portalists");
    assertThat(box.warnings()).isEmpty();
    assertThat(box.game("A38=adjacent-only", PLACE).reading())
        .isEqualTo("standard,road.requires-adjacent=adjacent-only");
  }

  @Test
  void whatAGameRestsOnIsToldByTheGame() {
    Box<?, ?> box = Boxes.standard().provider("mission-combat", PLACE).open(Map.of(), Map.of());
    assertThat(box.game("printed-en", PLACE).reading()).isEqualTo("printed-en");
    assertThat(box.game("printed-en", PLACE).assumptions())
        .anyMatch(sentence -> sentence.startsWith("adjacency of "));
  }

  @Test
  void aUsersFileTakesThePlaceOfOneThatShips() {
    BoxProvider provider = Boxes.standard().provider("mission-combat", PLACE);
    assertThat(provider.dataFiles()).containsExactly("cards", "areas", "adjacency");
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(
            () -> provider.open(Map.of("cards", new DataFile("my.csv", "card\n")), Map.of()))
        .withMessageStartingWith("my.csv:1:5: ");
  }

  @Test
  void anUnknownGameIsToldWithTheNearestOne() {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> Boxes.standard().provider("mission-combta", PLACE))
        .withMessageContaining("Maybe mission-combat?");
  }

  /// A game with options.
  private static final class War implements BoxProvider {
    @Override
    public String name() {
      return "war";
    }

    @Override
    public List<BoxOption> options() {
      return List.of(
          BoxOption.ofNumbers("teams", 1, 3, 2, "how many teams play"),
          new BoxOption("mission", List.of("siege", "escape"), "siege", "what is to be done"));
    }

    @Override
    public Box<?, ?> open(Map<String, DataFile> files, Map<String, String> options) {
      throw new IllegalStateException("nobody opens it");
    }
  }

  private static Map<String, String> chosen(String... fields) {
    List<Field> options = Field.split(String.join(";", fields), "options");
    return new ChosenGame(new War(), Map.of(), options).options();
  }

  @Test
  void whatNobodyChoosesHasItsStandardValue() {
    assertThat(chosen()).isEqualTo(Map.of("mission", "siege", "teams", "2"));
    assertThat(chosen("teams: 3")).isEqualTo(Map.of("mission", "siege", "teams", "3"));
  }

  @Test
  void whatCannotBeChosenIsToldWithTheNearestNameAndItsPlace() {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> chosen("team: 3"))
        .withMessage(
            "options:1:1: 'team': expected the name of an option of war (mission, teams)\n"
                + "Maybe teams?");
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> chosen("mission: sieg"))
        .withMessage(
            "options:1:10: 'sieg': expected the name of a value of mission (siege, escape)\n"
                + "Maybe siege?");
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> chosen("teams: 1", "teams: 2"))
        .withMessage("options:1:10: 'teams': this is chosen already");
    BoxProvider combat = Boxes.standard().provider("mission-combat", PLACE);
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> BoxOption.values(combat, Field.split("teams: 3", "options")))
        .withMessageContaining("an option of mission-combat, of which there is none");
  }
}
