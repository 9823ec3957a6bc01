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

  private static final String SINCE = "Otherwise since the last save.";

  @TempDir private Path folder = Path.of("");

  /// The options of a call.
  @Command
  private static final class Call {
    @Mixin private GameChoice choice = new GameChoice();
  }

  /// What a visitor does at the bench of a new game.
  private interface Visit {
    void of(Path race, Visitor visitor) throws Exception;
  }

  @Test
  void whatIsSavedHoldsFromTheNextPageOn() throws Exception {
    visiting((race, visitor) -> {
      assertThat(visitor.get(HOLDING).body()).contains("the pot is empty");
      save(race, "the pot is empty", "nothing is in the pot");
      assertThat(visitor.get(HOLDING).body()).contains("nothing is in the pot");
      save(race, "nothing is in the pot\"", "nothing is in the pot\" +");
      assertThat(visitor.get(HOLDING).body()).contains("MyRace.java:", "illegal start of");
      save(race, "nothing is in the pot\" +", "nothing is there\"");
      assertThat(visitor.get(HOLDING).body()).contains("nothing is there");
      assertThat(visitor.get("/").body()).contains("My Race");
    });
  }

  @Test
  void whatComesOutOtherwiseSinceTheSaveIsTold() throws Exception {
    String rolling = HOLDING.replace("hold", "roll");
    visiting((race, visitor) -> {
      assertThat(visitor.get(HOLDING).body()).contains("HOLD-2").doesNotContain(SINCE);
      save(race, "\"HOLD-2\", (race, _) -> pot.of(race) == 0", "\"HOLD-2\", (race, _) -> false");
      assertThat(visitor.get(HOLDING).body())
          .contains(SINCE, "before, it is refused by HOLD-2: the pot is empty.");
      assertThat(visitor.get(rolling).body()).doesNotContain(SINCE);
      save(race, "\"HOLD-2\", (race, _) -> false", "\"HOLD-2\", (race, _) -> pot.of(race) == 0");
      assertThat(visitor.get(HOLDING).body()).contains(SINCE, "before, it is allowed.");
      assertThat(visitor.get(HOLDING.replace("=hold", "=hodl")).body()).doesNotContain(SINCE);
      assertThat(visitor.get("/table?game=starquest").body()).doesNotContain(SINCE);
    });
  }

  @Test
  void theTextsOfTheFolderAreShownWithTheirClauses() throws Exception {
    String printed = "There is nothing to hold while the pot is empty.";
    visiting((race, visitor) -> {
      assertThat(visitor.get(HOLDING).body()).contains(printed);
      Path text = race.resolve("rulebook").resolve("en.txt");
      Files.writeString(text, Files.readString(text).replace(printed, "An empty pot is kept."));
      assertThat(visitor.get(HOLDING).body()).contains("An empty pot is kept.");
      assertThat(visitor.get("/table?game=mission-combat&ask=draw").body())
          .doesNotContain("blockquote");
    });
  }

  private void visiting(Visit visit) throws Exception {
    Path race = folder.resolve("my-race");
    assertThat(Called.with("new", race.toString()).code()).isZero();
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    var call = new Call();
    new CommandLine(call).parseArgs("--game-path", race.toString());
    var err = new PrintWriter(System.err, true, UTF_8);
    var shelves = new FolderShelves(call.choice, new Console());
    try (var bench = new Bench(shelves, new Saving(folder), 0, err);
        var visitor = new Visitor(bench.open())) {
      visit.of(race, visitor);
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
