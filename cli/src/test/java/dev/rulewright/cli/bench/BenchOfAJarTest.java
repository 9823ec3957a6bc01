package dev.rulewright.cli.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.cli.Called;
import dev.rulewright.cli.OwnJar;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// A bench with a game of one's own: whichever thread answers knows it.
class BenchOfAJarTest {

  private static final int TIMES = 8;

  @TempDir private static Path folder = Path.of("");
  private static Bench bench;
  private static Visitor visitor;

  /// The options of a call.
  @Command
  private static final class Call {
    @Mixin private GameChoice choice = new GameChoice();
  }

  private static GameChoice choice(String path) {
    var call = new Call();
    new CommandLine(call).parseArgs("--game-path", path);
    return call.choice;
  }

  /// What is made of the games, after which this thread is as it was.
  private static <T> T with(String path, Function<FolderShelves, T> made) {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    try {
      return made.apply(new FolderShelves(choice(path), new Console()));
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  @BeforeAll
  static void open() throws Exception {
    String jar = OwnJar.sample(folder).written("sample.jar").toString();
    var err = new PrintWriter(System.err, true, UTF_8);
    bench = with(jar, shelves -> new Bench(shelves, new Saving(folder), 0, err));
    visitor = new Visitor(bench.open());
  }

  @AfterAll
  static void close() {
    bench.close();
    visitor.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/table?game=token-race",
        "/table?game=token-race&given=mover:+bee&given=bee:+3+hare&ask=roll",
        "/otherwise?game=token-race&given=mover:+bee&given=bee:+3+hare&move=show",
        "/set-up?game=token-race",
        "/search?game=token-race&words=token"
      })
  void everyPageShowsTheGameAsOftenAsItIsAskedFor(String page) throws Exception {
    for (int i = 0; i < 2; i++) {
      assertThat(visitor.get(page).body()).contains("token-race").doesNotContain("role=\"alert\"");
    }
    assertThat(visitor.getAtOnce(page, TIMES))
        .hasSize(TIMES)
        .allSatisfy(answer -> {
          assertThat(answer.statusCode()).isEqualTo(200);
          assertThat(answer.body()).contains("token-race").doesNotContain("role=\"alert\"");
        });
  }

  @Test
  void chanceDrawsAndAgentsPlayWithTheGame() throws Exception {
    assertThat(visitor.location("/draw?game=token-race")).contains("move=starts+");
    String position = "?game=token-race&given=mover:+bee&given=bee:+3+hare&agent=random";
    for (int i = 0; i < 2; i++) {
      assertThat(visitor.location("/answer" + position)).contains("move=");
      assertThat(visitor.get("/go-on" + position + "&games=6").body())
          .containsPattern("bee</td><td>[0-9.]+ %");
    }
  }

  @Test
  void theChoiceKeepsItsGamesForEveryThread() throws Exception {
    GameChoice choice = choice(folder.resolve("sample.jar").toString());
    for (int i = 0; i < 2; i++) {
      try (var thread = Executors.newSingleThreadExecutor()) {
        assertThat(thread.submit(() -> choice.boxes().names()).get()).contains("token-race");
      }
    }
  }

  @Test
  void aGameOfAFolderComesFirstWithItsScenarios() {
    Path race = folder.resolve("my-race");
    assertThat(Called.with("new", race.toString()).code()).isZero();
    with(
        race.toString(),
        shelves -> {
          var first = shelves.all().getFirst();
          assertThat(first.box().name()).isEqualTo("my-race");
          assertThat(first.scenarios()).hasSize(8);
          return assertThat(shelves.moves("my-race")).contains("roll", "hold", "show");
        });
  }

  @Test
  void aJarWithoutAGameIsRefusedBeforeTheBenchOpens() throws IOException {
    String jar = new OwnJar(folder).holding("read.me", "no game").written("empty.jar").toString();
    assertThatThrownBy(() -> new FolderShelves(choice(jar), new Console()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("there is no game in it");
  }
}
