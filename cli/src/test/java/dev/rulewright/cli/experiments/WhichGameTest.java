package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.kernel.box.Boxes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Which game is played where no option names one.
final class WhichGameTest {

  private static final Path SCENARIOS = Path.of("..", "scenarios");

  @TempDir private Path folder;

  private static Called played(String... arguments) {
    return Called.with(arguments);
  }

  @ParameterizedTest
  @ValueSource(strings = {"starquest", "invaders/00-examples", "mission-combat/."})
  void aFolderOfScenariosIsEnough(String below) {
    String place = SCENARIOS.resolve(below).toString();
    String game = Path.of(below).getName(0).toString();
    var by = played("simulate", "--games=2", "--agents=random", place);
    assertThat(by.code()).as(by.err()).isZero();
    assertThat(by.out())
        .isEqualTo(played("simulate", "--games=2", "--agents=random", "--game=" + game).out());
  }

  /// The scenario lies in a folder that tells nothing and names no game, but only one can read it.
  @Test
  void aScenarioThatOneGameCanReadIsEnough() throws IOException {
    Path line = folder.resolve("my-line.yaml");
    Files.copy(SCENARIOS.resolve("mission-combat/00-examples/example-2.yaml"), line);
    var called = played("simulate", "--games=2", "--agents=random", "--from=" + line);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out()).contains("portalists");
    var replayed = played("replay", "-q", line.toString());
    assertThat(replayed.code()).as(replayed.err()).isZero();
  }

  @Test
  void aFolderOfNoGameIsRefused() {
    var called = played("simulate", folder.toString());
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err())
        .isEqualTo(
            folder
                + ": expected a folder below that of a game, such as scenarios/mission-combat\n");
  }

  @Test
  void theOptionGoesBeforeAFolderThatTellsNothingAndNotWithThatOfAnotherGame() {
    var said =
        played("simulate", "--games=2", "--agents=random", "--game=invaders", folder.toString());
    assertThat(said.code()).as(said.err()).isZero();
    String other = SCENARIOS.resolve("mission-combat").toString();
    var called = played("simulate", "--game=invaders", other);
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).isEqualTo(other + ": expected a folder of invaders, as --game says\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"simulate", "metrics", "knobs", "readings", "check", "conform"})
  void withoutAnyTheCommandToTypeIsSaid(String command) {
    String first = Boxes.standard().names().iterator().next();
    var called = played(command);
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err())
        .startsWith("--game: expected the name of a game, because several fit (" + first + ", ")
        .endsWith("\nMaybe: rulewright %s --game %s\n".formatted(command, first));
  }

  @Test
  void whatElseWasTypedStaysAsItWas() {
    assertThat(played("simulate", "--games=20", "--agents", "greedy:depth=1").err())
        .endsWith(
            "\nMaybe: rulewright simulate --game mission-combat --games=20 --agents"
                + " greedy:depth=1\n");
  }
}
