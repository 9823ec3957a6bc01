package dev.rulewright.cli.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DemoCommandTest {

  @TempDir private Path folder;

  @Test
  void theExamplesHoldAndEverythingIsWritten() throws IOException {
    var called = Called.with("demo", "--games=4", "--agents=random", "--out", folder.toString());
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .contains("example-1.yaml, reading standard\n", "example-4.yaml, reading standard\n")
        .contains("\nWho wins when random plays all sides?\n")
        .contains("\nWritten to " + folder + ":\n  examples/example-1.txt\n")
        .endsWith("  index.html\nOpen " + folder + "/index.html in a browser.\n");
    assertThat(Files.readString(folder.resolve("examples/example-2.txt"))).contains("passed: ");
    assertThat(Files.readAllLines(folder.resolve("games.csv"))).hasSize(5);
    assertThat(Files.readString(folder.resolve("index.html")))
        .contains(
            "chart-win-rates",
            "href=\"./charts/win-rates.svg\"",
            "<li>Rifleman: wholly assumed</li>");
    assertThat(Files.readString(folder.resolve("charts/moves-by-kind.svg"))).contains("<svg");
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".unfinished"));
    }
  }

  @Test
  void aDemoThatWasBrokenOffIsResumedAndItsPageTellsEverything() throws IOException {
    String[] call = {"demo", "--games=4", "--agents=random", "--out=" + folder, "--resume"};
    assertThat(Called.with(call).code()).isZero();
    String page = Files.readString(folder.resolve("index.html"));
    assertThat(page)
        .contains(
            "Who wins when random plays all sides?",
            "chart-game-lengths",
            "chart-moves-by-kind",
            "example-1",
            "<p class=\"answer\">");
    List<String> games = Files.readAllLines(folder.resolve("games.csv"));
    Files.delete(folder.resolve("games.csv"));
    Files.writeString(
        folder.resolve("games.csv.unfinished"), String.join("\n", games.subList(0, 3)) + "\n");
    assertThat(Called.with(call).code()).isZero();
    assertThat(folder.resolve("index.html")).hasContent(page);
  }

  @Test
  void theSameSeedGivesTheSameBytes() throws IOException {
    for (String name : new String[] {"one", "two"}) {
      String out = folder.resolve(name).toString();
      Called.with(
          "demo",
          "--games=3",
          "--agents=random",
          "--threads=" + (name.equals("one") ? 1 : 3),
          "--out",
          out);
    }
    for (String file : new String[] {"games.csv", "verdict.json", "charts/game-lengths.png"}) {
      assertThat(folder.resolve("two").resolve(file))
          .hasSameBinaryContentAs(folder.resolve("one").resolve(file));
    }
  }
}
