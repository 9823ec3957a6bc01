package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Rulewright;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Experiments as processes of their own that are broken off.
final class BrokenOffRunTest {

  private static final int KILLS = 3;

  /// The exit code of who was told to end.
  private static final int TERMINATED = 143;

  @TempDir private Path temporary;

  /// Both ask again and again, each time depending on the games before.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "compare --b=numbers.turn-ap=6 --sprt=-30,30 --look=20 --games=4000",
        "tune --tune=numbers.turn-ap=2..6 --games=200 --budget=1000 --fresh=200"
      })
  void whoeverIsKilledEndsWithTheSameBytes(String command) throws Exception {
    Path whole = temporary.resolve("whole");
    assertThat(process(command, whole, "whole").waitFor()).isZero();
    long length = Files.size(whole.resolve("games.csv"));
    Path killed = temporary.resolve("killed");
    long seed = new Random().nextLong();
    var random = new Random(seed);
    for (int kill = 0; kill < KILLS; kill++) {
      Process child = process(command, killed, "killed");
      long until = size(killed) + random.nextLong(length / (2 * KILLS));
      while (size(killed) <= until && goesOn(child)) {}
      if (child.isAlive()) {
        child.destroyForcibly().waitFor();
      } else {
        // It was at its end before this busy machine let us look.
        assertThat(child.waitFor()).as(text("killed.err")).isZero();
        for (String file : files(killed)) {
          Files.delete(killed.resolve(file));
        }
        kill = -1;
      }
    }
    assertThat(process(command, killed, "resumed").waitFor()).as("seed %d", seed).isZero();
    assertThat(files(killed)).isEqualTo(files(whole));
    for (String file : files(whole)) {
      assertThat(killed.resolve(file))
          .as("%s, seed %d", file, seed)
          .hasSameBinaryContentAs(whole.resolve(file));
    }
    assertThat(text("resumed.out").replace("/killed/", "/whole/")).isEqualTo(text("whole.out"));
  }

  /// By a signal that is heard in the background, too, where Ctrl-C is ignored.
  @Test
  void whoeverIsInterruptedIsToldHowToGoOn() throws Exception {
    Path folder = temporary.resolve("stopped");
    Process child = process("compare --b=numbers.turn-ap=6 --games=200000", folder, "stopped");
    while (size(folder) < 5_000 && goesOn(child)) {}
    child.destroy();
    assertThat(child.waitFor()).isEqualTo(TERMINATED);
    assertThat(text("stopped.err"))
        .endsWith(
            "\n"
                + "Finishing what is under way; Ctrl-C again gives it up.\n"
                + "Stopped: not all games were played, so nothing is found yet.\n"
                + "The games so far are"
                + " kept in %s; the same call with --resume continues.\n".formatted(folder));
    assertThat(text("stopped.out")).startsWith("Is the score of marines other");
    assertThat(Files.readString(folder.resolve("games.csv.unfinished"))).endsWith("\n");
  }

  /// Each of its choices would take hours.
  @Test
  void theSecondSignalGivesUpAGameThatIsLong() throws Exception {
    Path folder = temporary.resolve("long");
    Process child =
        process("simulate --agents=ismcts:iterations=100000000 --games=2", folder, "long");
    while (!Files.exists(folder.resolve("games.csv.unfinished")) && goesOn(child)) {}
    Duration begun = computed(child).plusSeconds(1); // Then it is deep in a game's first choice.
    while (computed(child).compareTo(begun) < 0 && goesOn(child)) {}
    child.destroy();
    while (!text("long.err").contains("Finishing") && goesOn(child)) {}
    // ProcessHandle knows no second signal.
    new ProcessBuilder("kill", Long.toString(child.pid())).start().waitFor();
    assertThat(child.waitFor()).isEqualTo(TERMINATED);
    assertThat(text("long.err"))
        .contains(
            """

            Giving up what is under way.
            Stopped: not all games were played, so nothing is found yet.
            """);
  }

  private static Duration computed(Process child) {
    return child.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /// Leaves it the processor for a moment.
  private static boolean goesOn(Process child) throws InterruptedException {
    return !child.waitFor(5, TimeUnit.MILLISECONDS);
  }

  private Process process(String command, Path folder, String name) throws IOException {
    var call =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Rulewright.class.getName()));
    call.addAll(List.of(command.split(" ", -1)));
    if (!command.contains("--agents")) {
      call.add("--agents=random");
    }
    call.addAll(List.of("--game=mission-combat", "--turn-limit=30", "--resume", "--out=" + folder));
    return new ProcessBuilder(call)
        .redirectOutput(temporary.resolve(name + ".out").toFile())
        .redirectError(temporary.resolve(name + ".err").toFile())
        .start();
  }

  private String text(String file) throws IOException {
    return Files.readString(temporary.resolve(file));
  }

  private static long size(Path folder) throws IOException {
    Path games = folder.resolve("games.csv.unfinished");
    return Files.exists(games) ? Files.size(games) : 0;
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }
}
