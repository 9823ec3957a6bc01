package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// A game that somebody brought who knew the README and the sample alone: *Hen Ladder*, in a folder
/// outside the house.
final class OwnFolderTest {

  private static final Path FOLDER = Path.of("src", "test", "resources", "hen-ladder");
  private static final String PATH = "--game-path=" + FOLDER;
  private static final String LATE =
      "--position=stage: moving; die: 3; rung-12: red-hen; rung-2: red-rooster";

  @Test
  void itCostsFewLines() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      long lines = 0;
      for (Path file :
          files.filter(each -> each.toString().matches(".*\\.(java|csv|yaml)")).toList()) {
        lines += Files.readAllLines(file).size();
      }
      assertThat(lines).isLessThanOrEqualTo(250);
    }
  }

  @TestFactory
  Stream<DynamicTest> everyCommandKnowsIt() {
    return Stream.of(
        answers(
            0,
            "Promises kept; 6 scenarios: 6 passed, 0 failed.",
            "watch",
            FOLDER.toString(),
            "--once"),
        answers(0, "6 scenarios: 6 passed, 0 failed", "replay", "-q", PATH),
        answers(0, "a throw of 3 is more than it needs", "why", PATH, LATE, "move red-hen"),
        answers(0, "N1=or-more (en): every step is played", "why", PATH, LATE, "move red-hen"),
        answers(0, "red: 1 legal move", "moves", PATH, LATE),
        answers(0, "1 answered otherwise", "readings", PATH, "--compare=printed-de,printed-en"),
        answers(0, "hen-ladder, reading standard: 5 plays", "conform", PATH, "--plays=5"),
        answers(0, "No hens of both colours share a rung.", "check", PATH, "--list"),
        answers(0, "8 games", "simulate", PATH, "--games=8", "--agents=greedy"),
        answers(0, "red", "metrics", PATH, "--games=4", "--agents=random"));
  }

  private static DynamicTest answers(int code, String part, String... arguments) {
    return DynamicTest.dynamicTest(
        String.join(" ", arguments),
        () -> {
          Called called = Called.with(arguments);
          assertThat(called.out()).as(called.err()).contains(part);
          assertThat(called.code()).isEqualTo(code);
        });
  }

  @Test
  void itsStoryboardShowsTheLadder() throws IOException {
    Path page = Files.createTempFile("hen-ladder", ".html");
    Called called =
        Called.with(
            "replay",
            PATH,
            "--html=" + page,
            FOLDER.resolve("scenarios/hen-ladder/1-turn/bump.yaml").toString());
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(Files.readString(page)).contains("rung 6", "red hen", "BUMP-2");
  }
}
