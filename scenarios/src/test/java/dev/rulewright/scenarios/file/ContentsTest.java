package dev.rulewright.scenarios.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.box.Boxes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContentsTest {

  @TempDir private Path folder;

  static Collection<String> games() {
    return Boxes.standard().names();
  }

  @BeforeEach
  void makeAScenario() throws IOException {
    Files.createDirectories(folder.resolve("02-late-game"));
    Files.writeString(folder.resolve("02-late-game/end.yaml"), "title: x");
  }

  private Contents read(String text) throws IOException {
    Files.writeString(folder.resolve(Contents.NAME), text);
    return Contents.in(ScenarioFolder.at(folder));
  }

  @Test
  void itSaysWhatIsShownFirstAndHowChaptersAreCalled() throws IOException {
    Contents contents =
        read(
            """
            about: {en: A race., de: Ein Rennen.}
            shown: {Ends: [02-late-game/end.yaml]}
            chapters: {02-late-game: {de: Schluss, en: End}}
            """);
    assertThat(contents.about().orElseThrow().in("de")).isEqualTo("Ein Rennen.");
    assertThat(contents.shown())
        .containsExactly(new Contents.Group("Ends", List.of("02-late-game/end.yaml")));
    assertThat(contents.chapter("02-late-game").in("en")).isEqualTo("End");
    assertThat(contents.chapter("02-late-game").in("fr")).isEqualTo("Schluss");
  }

  @Test
  void withoutItAFolderIsCalledByItsName() {
    Contents contents = Contents.in(ScenarioFolder.at(folder));
    assertThat(contents.about()).isEmpty();
    assertThat(contents.chapter("02-late-game").in("de")).isEqualTo("Late game");
    assertThat(contents.chapter("")).hasToString("Scenarios");
  }

  @Test
  void whatIsNotThereIsRefusedWithItsPlace() {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> read("shown:\n  Ends: [02-late-game/ends.yaml]\n"))
        .withMessageContaining("contents.yaml:2:10: '02-late-game/ends.yaml': expected a scenario");
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> read("chapters: {01-start: Start}"))
        .withMessageContaining("contents.yaml:1:12: '01-start': expected a folder");
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> read("abuot: x"))
        .withMessageContaining("Maybe about?");
  }

  /// No page shows the name of a folder, and the first picture of a game is no game without a
  /// winner.
  @ParameterizedTest
  @MethodSource("games")
  void everyGameOfTheHouseHasOneWithAllItsFolders(String game) {
    Path scenarios = Path.of(game);
    Contents contents = Contents.in(ScenarioFolder.at(scenarios));
    assertThat(contents.about()).isPresent();
    assertThat(contents.shown()).isNotEmpty();
    Set<String> folders =
        ScenarioFiles.under(scenarios).stream()
            .map(file -> scenarios.relativize(file).toString().replaceFirst("/[^/]*$", ""))
            .collect(Collectors.toSet());
    assertThat(contents.chapters().keySet()).containsAll(folders);
    Path first = scenarios.resolve(contents.shown().getFirst().files().getFirst());
    assertThat(first.toString()).doesNotContain("turn-60", "turn-limit");
  }
}
