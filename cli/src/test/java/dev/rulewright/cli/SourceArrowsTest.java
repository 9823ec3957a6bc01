package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What class files do not show: the compiler puts a constant's value into the class that names it,
/// so `ArrowsTest` cannot see where it came from. The sources are looked at as well.
final class SourceArrowsTest {

  private static final Path MODEL = Path.of("..", "model", "src", "main", "java");
  private static final Path SIMULATOR = Path.of("..", "simulator", "src", "main", "java");
  private static final Pattern NAMED =
      Pattern.compile("dev\\.rulewright\\.(?:simulator\\.)?(\\w+)");

  @Test
  void noSourceOfAGameNamesAnotherGame() throws IOException {
    Set<String> games = games();
    assertThat(games).hasSize(5).contains("missioncombat");
    for (String game : games) {
      for (Path source :
          List.of(
              MODEL.resolve("dev/rulewright").resolve(game),
              SIMULATOR.resolve("dev/rulewright/simulator").resolve(game))) {
        assertThat(named(source, games)).as("%s", source).containsOnly(game);
      }
    }
  }

  @Test
  void noSourceOfTheKernelOrOfACommandNamesAGame() throws IOException {
    Set<String> games = games();
    assertThat(named(MODEL.resolve("dev/rulewright/kernel"), games)).isEmpty();
    assertThat(named(Path.of("src", "main", "java"), games)).isEmpty();
  }

  private static Set<String> games() throws IOException {
    try (Stream<Path> folders = Files.list(MODEL.resolve("dev/rulewright"))) {
      return folders
          .map(folder -> folder.getFileName().toString())
          .filter(name -> !name.equals("kernel"))
          .collect(Collectors.toSet());
    }
  }

  /// The games that sources name, imported or in full.
  private static Set<String> named(Path folder, Set<String> games) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      var text = new StringBuilder();
      for (Path file : files.filter(file -> file.toString().endsWith(".java")).toList()) {
        text.append(Files.readString(file));
      }
      return NAMED
          .matcher(text)
          .results()
          .map(name -> name.group(1))
          .filter(games::contains)
          .collect(Collectors.toSet());
    }
  }
}
