package dev.rulewright.simulator.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.ThreadEngine;
import java.io.File;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tokenrace.RaceCounting;

final class RunFolderTest {

  private static final int KILLS = 20;
  private static final List<String> FILES =
      List.of("manifest.json", "games.csv", "games-columns.csv", "arms.csv");

  @TempDir private Path temporary;

  @Test
  void whoeverIsKilledTwentyTimesEndsWithTheSameBytes() throws Exception {
    Path whole = whole();
    Path killed = temporary.resolve("killed");
    long seed = new Random().nextLong();
    var random = new Random(seed);
    long length = Files.size(whole.resolve("games.csv"));
    for (int kill = 0; kill < KILLS; kill++) {
      Process child = child(killed);
      // Now and then while it starts, otherwise after a random number of bytes, at most so many
      // that
      // something is left for the last one.
      if (kill % 5 == 4) {
        child.waitFor(random.nextInt(300), TimeUnit.MILLISECONDS);
      } else {
        long until = size(killed) + random.nextLong(length / (2 * KILLS));
        while (size(killed) <= until && !child.waitFor(5, TimeUnit.MILLISECONDS)) {}
      }
      if (child.isAlive()) {
        child.destroyForcibly().waitFor();
      } else {
        // It was at its end before this busy machine let us look.
        assertThat(child.waitFor()).as(Files.readString(Path.of(killed + ".log"))).isZero();
        for (String file : FILES) {
          Files.delete(killed.resolve(file));
        }
        kill = -1;
      }
    }
    assertThat(killed.resolve("games.csv")).as("seed %d", seed).doesNotExist();
    assertThat(child(killed).waitFor()).as("seed %d", seed).isZero();
    assertSame(killed, whole);
  }

  private static long size(Path folder) throws IOException {
    Path file = folder.resolve("games.csv.unfinished");
    return Files.exists(file) ? Files.size(file) : 0;
  }

  private static Process child(Path folder) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx128m",
            "-cp",
            System.getProperty("java.class.path"),
            RaceRun.class.getName(),
            folder.toString())
        .redirectErrorStream(true)
        .redirectOutput(new File(folder + ".log"))
        .start();
  }

  @Test
  void aTableThatIsEmptiedFromOutsideIsTold() throws IOException {
    Path path = temporary.resolve("emptied");
    Path table = path.resolve("games.csv.unfinished");
    try (var folder =
        RunFolder.open(
            path,
            RaceRun.MANIFEST,
            RunFolder.Start.ANEW,
            new RaceCounting().columns(),
            RaceRun.engine(1),
            System::nanoTime)) {
      assertThatThrownBy(
              () -> {
                RaceRun.experiment(folder, _ -> empty(table));
                folder.finish();
              })
          .hasMessageContaining(table + ": the table was changed from outside");
    }
  }

  private static void empty(Path table) {
    try {
      Files.write(table, new byte[0]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aFullDiskLosesNothing() throws IOException {
    Path whole = whole();
    Path full = temporary.resolve("full");
    for (int room : List.of(0, 1, 100, 40_000, 77_777, 60_001)) {
      try (var folder =
          RunFolder.open(
              full,
              RaceRun.MANIFEST,
              RunFolder.Start.RESUME,
              new RaceCounting().columns(),
              RaceRun.engine(2),
              System::nanoTime,
              end -> new FullDisk(end, room))) {
        assertThatThrownBy(
                () -> {
                  RaceRun.experiment(folder, _ -> {});
                  folder.finish();
                })
            .hasRootCauseInstanceOf(IOException.class)
            .hasRootCauseMessage("No space left on device");
      } catch (IOException e) {
        assertThat(e).as("not even the headings found room").hasMessageContaining("No space");
      }
    }
    try (var folder = resumed(full)) {
      RaceRun.experiment(folder, _ -> {});
      assertThat(folder.resumed()).isPositive();
      folder.finish();
    }
    assertSame(full, whole);
  }

  /// Takes some bytes, the last of them in the middle of a line, then no more.
  private static final class FullDisk extends FilterOutputStream {
    private int room;

    FullDisk(OutputStream end, int room) {
      super(end);
      this.room = room;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      int written = Math.min(length, room);
      out.write(bytes, from, written);
      room -= written;
      if (written < length) {
        throw new IOException("No space left on device");
      }
    }
  }

  @Test
  void aWishToStopIsHeardAndTheRunGoesOnLater() throws IOException {
    Path whole = whole();
    Path stopped = temporary.resolve("stopped");
    var first = new ArrayList<GameRecord>();
    var untilThen =
        Playing.on(
            new ThreadEngine(3),
            new RaceRun.Races(),
            RaceRun.SEED,
            () -> first.size() >= 700,
            (_, _) -> {});
    try (var folder =
        RunFolder.open(
            stopped,
            RaceRun.MANIFEST,
            RunFolder.Start.ANEW,
            new RaceCounting().columns(),
            untilThen,
            System::nanoTime)) {
      assertThatThrownBy(() -> RaceRun.experiment(folder, first::add)).isInstanceOf(Stopped.class);
    }
    var all = new ArrayList<GameRecord>();
    try (var folder = resumed(stopped)) {
      RaceRun.experiment(folder, all::add);
      assertThat(folder.resumed()).isEqualTo(first.size()).isGreaterThanOrEqualTo(700);
      folder.finish();
    }
    assertThat(all).startsWith(first.toArray(new GameRecord[0]));
    assertSame(stopped, whole);
  }

  @Test
  void whatIsFinishedIsReadNotPlayed() throws IOException {
    Path whole = whole();
    var games = new ArrayList<GameRecord>();
    try (var folder =
        RunFolder.open(
            whole,
            RaceRun.MANIFEST,
            RunFolder.Start.ANEW,
            new RaceCounting().columns(),
            (_, _) -> {
              throw new AssertionError("played");
            },
            System::nanoTime)) {
      assertThat(folder.isFinished()).isTrue();
      RaceRun.experiment(folder, games::add);
      folder.finish();
    }
    assertThat(games).hasSize(Files.readAllLines(whole.resolve("games.csv")).size() - 1);
  }

  @Test
  void anotherRunIsRefusedWithTheDifference() throws IOException {
    Path whole = whole();
    var data = new TreeMap<>(Map.of("data", "d2"));
    assertRefused(
        whole,
        new Manifest(RaceRun.asked("a race"), RaceRun.SEED, data, ""),
        "its data is d1, that of this run is d2");
    var same = RaceRun.MANIFEST.identity();
    assertRefused(whole, new Manifest(RaceRun.asked("a race"), 12, same, ""), "its seed is 11");
    assertRefused(
        whole,
        new Manifest(RaceRun.asked("a walk"), RaceRun.SEED, same, ""),
        "its experiment is a race");
    var code = new TreeMap<>(Map.of("data", "d1", "code", "c"));
    assertRefused(
        whole,
        new Manifest(RaceRun.asked("a race"), RaceRun.SEED, code, ""),
        "its code is nothing, that of this run is c");
  }

  private static void assertRefused(Path folder, Manifest manifest, String why) {
    assertThatThrownBy(() -> RaceRun.opened(folder, manifest, RunFolder.Start.RESUME, 1).close())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(why);
  }

  @Test
  void beginningAnewOverAnUnfinishedRunIsRefused() throws IOException {
    Path path = temporary.resolve("unfinished");
    try (var folder = resumed(path)) {
      folder.play(List.of(new Order(RaceRun.SLOW, 0, 3)), _ -> {});
      assertThatThrownBy(() -> resumed(path).close()).hasMessageContaining("another process");
    }
    assertThatThrownBy(
            () -> RaceRun.opened(path, RaceRun.MANIFEST, RunFolder.Start.ANEW, 1).close())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("--resume");
    Path foreign = Files.createDirectory(temporary.resolve("foreign"));
    Files.writeString(foreign.resolve("games.csv"), "mine");
    assertThatThrownBy(() -> resumed(foreign).close())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no manifest.json");
    assertThat(foreign.resolve("games.csv")).hasContent("mine");
  }

  @Test
  void aKeptGameThatWasNotAskedForIsRefused() throws IOException {
    Path path = temporary.resolve("other");
    try (var folder = resumed(path)) {
      folder.play(List.of(new Order(RaceRun.SLOW, 0, 3)), _ -> {});
    }
    try (var folder = resumed(path)) {
      assertThatThrownBy(() -> folder.play(List.of(new Order(Arm.BASE, 0, 3)), _ -> {}))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("game 0 of slow, seed 11, is kept where game 0 of base");
    }
  }

  private Path whole() throws IOException {
    Path path = temporary.resolve("whole");
    try (var folder = RaceRun.opened(path, RaceRun.MANIFEST, RunFolder.Start.ANEW, 1)) {
      RaceRun.experiment(folder, _ -> {});
      folder.finish();
    }
    return path;
  }

  private static RunFolder resumed(Path path) throws IOException {
    return RaceRun.opened(path, RaceRun.MANIFEST, RunFolder.Start.RESUME, 2);
  }

  private static void assertSame(Path folder, Path expected) {
    for (String file : FILES) {
      assertThat(folder.resolve(file)).hasSameBinaryContentAs(expected.resolve(file));
    }
    assertThat(folder).isDirectoryNotContaining("glob:**{unfinished,part}*");
  }
}
