package dev.rulewright.cli.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// A bench with a game in a folder of sources: what is saved holds from the next page on.
final class BenchOfAFolderTest {

  private static final String HOLDING = "/table?game=my-race&given=mover:+bee&ask=hold";

  @TempDir private Path folder = Path.of("");

  /// The options of a call.
  @Command
  private static final class Call {
    @Mixin private GameChoice choice = new GameChoice();
  }

  @Test
  void whatIsSavedHoldsFromTheNextPageOn() throws Exception {
    Path race = folder.resolve("my-race");
    assertThat(Called.with("new", race.toString()).code()).isZero();
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    var call = new Call();
    new CommandLine(call).parseArgs("--game-path", race.toString());
    var err = new PrintWriter(System.err, true, UTF_8);
    try (var bench =
            new Bench(
                new Shelves(call.choice, new Console()), Wording.NONE, new Saving(folder), 0, err);
        var visitor = new Visitor(bench.open())) {
      assertThat(visitor.get(HOLDING).body()).contains("the pot is empty");
      save(race, "the pot is empty", "nothing is in the pot");
      assertThat(visitor.get(HOLDING).body()).contains("nothing is in the pot");
      save(race, "nothing is in the pot\"", "nothing is in the pot\" +");
      assertThat(visitor.get(HOLDING).body()).contains("MyRace.java:", "illegal start of");
      save(race, "nothing is in the pot\" +", "nothing is there\"");
      assertThat(visitor.get(HOLDING).body()).contains("nothing is there");
      assertThat(visitor.get("/").body()).contains("My Race");
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  private static void save(Path race, String old, String other) throws IOException {
    Path source = race.resolve("MyRace.java");
    String text = Files.readString(source);
    assertThat(text).contains(old);
    Files.writeString(source, text.replace(old, other));
  }
}
