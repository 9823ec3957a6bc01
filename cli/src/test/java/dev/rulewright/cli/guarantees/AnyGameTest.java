package dev.rulewright.cli.guarantees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.cli.OwnJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands about guarantees make of a game of three players without properties. */
final class AnyGameTest {

  @TempDir private static Path folder = Path.of("");
  private static String path = "";

  @BeforeAll
  static void makeTheJar() throws IOException {
    path = "--game-path=" + OwnJar.sample(folder).written("sample.jar");
  }

  @Test
  void checkSaysThatNoPropertiesAreStated() {
    assertThat(Called.with("check", path))
        .isEqualTo(new Called(0, "token-race states no properties to check.\n", ""));
    assertThat(Called.with("check", path, "--method=alloy").err())
        .startsWith("rulewright: --method: token-race has no rules in Alloy; expected explore");
  }

  @Test
  void divergeFindsTheShortestPlayFromTheOpening() {
    Called called = Called.with("diverge", path, "--b=T1=with-a-pot", "--length=3");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .contains("A  standard\n", "May the token be shown", "They part after ", "legal moves");
  }

  @Test
  void solveRefusesThreePlayersInOneSentence() throws IOException {
    Path world = folder.resolve("world.yaml");
    Files.writeString(world, "title: The race\nabout: All of it.\n");
    Called called = Called.with("solve", path, world.toString());
    assertThat(called.err())
        .startsWith("rulewright: solve: expected a game for two players, token-race has 3\n");
    assertThat(called.code()).isEqualTo(2);
  }

  @Test
  void aReportIsAboutTheGameOfItsRun() {
    Path run = folder.resolve("run");
    Called.with("simulate", path, "--games=6", "--agents=random", "--out=" + run);
    for (List<String> words : List.of(List.of(run.toString()), List.of(path, run.toString()))) {
      Called called =
          Called.with(Stream.concat(Stream.of("report"), words.stream()).toArray(String[]::new));
      assertThat(called.code()).as(called.err()).isZero();
      assertThat(run.resolve("report.html"))
          .content()
          .contains("<p class=\"game\">Token Race</p>", "<th scope=\"row\">Ant</th>");
    }
  }
}
