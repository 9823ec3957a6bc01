package dev.rulewright.cli.authoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.cli.Called;
import dev.rulewright.cli.input.code.GamePathOption;
import dev.rulewright.cli.input.code.Patience;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.ChosenGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game that never answers.
final class LookTest {

  private static final Patience SHORT = new Patience(Duration.ofSeconds(3));
  private static final Place PLACE = Place.of("test");
  private static final String COMPLAINT =
      "--game-path: my-race: no answer within 3 s, at MyRace.java:\\d+ in theDie";

  @TempDir private Path folder = Path.of("");

  /// The sample, which stands still as soon as there are so many in the pot.
  private Path standingStill() throws IOException {
    Path race = folder.resolve("my-race");
    assertThat(Called.with("new", race.toString()).code()).isZero();
    Path source = race.resolve("MyRace.java");
    String text = Files.readString(source);
    String changed =
        text.replace(
            "(race, _) -> pot.of(race) >= GOAL,",
            """
            (race, _) -> {
              while (pot.of(race) > 8 && !Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
              }
              return pot.of(race) >= GOAL;
            },\
            """);
    assertThat(changed).isNotEqualTo(text);
    Files.writeString(source, changed);
    return race;
  }

  @Test
  void whoWatchesIsToldTheLineAtWhichItStands() throws IOException {
    Look look = Look.at(standingStill(), SHORT);
    assertThat(look.told()).matches(COMPLAINT + "\nNot played.");
    assertThat(look.isFine()).isFalse();
  }

  @Test
  void itIsNotUsed() throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    try {
      GamePathOption games = GamePathOption.of(standingStill(), SHORT);
      Box<?, ?> box =
          new ChosenGame(games.boxes().provider("my-race", PLACE), Map.of(), List.of()).box();
      assertThatThrownBy(() -> games.check(box))
          .isInstanceOf(BadInput.class)
          .message()
          .matches(COMPLAINT);
    } finally {
      thread.setContextClassLoader(usual);
    }
  }
}
