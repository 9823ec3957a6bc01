package dev.rulewright.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.runs.Playing;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ProgressTest {

  private static final long SECOND = 1_000_000_000;

  private static final GameRecord GAME =
      new GameRecord("a", 0, 0, 1, "ant", "ant", "over", 1, 1, 1, 1, List.of());

  private boolean stopped;

  private final StringWriter err = new StringWriter();
  private final AtomicLong now = new AtomicLong(17 * SECOND);
  private final Progress progress =
      new Progress(new PrintWriter(err), now::get, 2000, 0, true, () -> stopped);

  @Test
  void tellsRateAndTimeLeftOfTheWholeRun() {
    reached(249, 1000);
    now.addAndGet(2 * SECOND);
    reached(1, 1000);
    assertThat(err.toString())
        .endsWith(
            "\r[###...........................] 250 of 2,000 games, 125.0 per second, 0:14 left");
  }

  @Test
  void aSecondRequestIsCountedOnFromTheFirst() {
    reached(1000, 1000);
    now.addAndGet(8 * SECOND);
    progress.finished(1, 600);
    assertThat(err.toString()).endsWith(" 1,001 of 2,000 games, 125.1 per second, 0:08 left");
  }

  @Test
  void gamesThatWereKeptAreCountedButTellNothingOfTheSpeed() {
    Playing kept = (_, sink) -> IntStream.range(0, 1000).forEach(_ -> sink.accept(GAME));
    progress.counting(kept).play(List.of(), _ -> {});
    now.addAndGet(2 * SECOND);
    reached(1, 1000);
    assertThat(err.toString()).contains("1,000 of 2,000 games, 0.5 per second, 33:20 left");
  }

  @Test
  void isNotDrawnMoreOftenThanAnybodyReads() {
    for (int game = 1; game < 50; game++) {
      now.addAndGet(SECOND / 1000);
      reached(1, 1000);
    }
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void leavesAnEmptyLineBehind() {
    now.addAndGet(SECOND / 5);
    reached(1, 2);
    int drawn = err.toString().length() - 1;
    progress.finished(2, 2);
    assertThat(err.toString()).endsWith("\r" + " ".repeat(drawn) + "\r");
  }

  @Test
  void isNotDrawnOverWhatIsToldOfTheEnd() {
    stopped = true;
    now.addAndGet(SECOND);
    reached(1, 2);
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void afterASecondItSaysHowLongTheRestTakesOnce() {
    var telling =
        new Progress(new PrintWriter(err, true), now::get, 2_147_483_648L, 0, false, () -> false);
    for (int tenth = 0; tenth < 30; tenth++) {
      for (int game = 0; game < (tenth < 4 ? 1 : 50); game++) {
        now.addAndGet(tenth < 4 ? SECOND / 10 : SECOND / 500);
        telling.finished(1, 2_147_483_648L);
      }
    }
    // The first games, while code is compiled, are slower.
    assertThat(err.toString().lines())
        .containsExactly(
            "2,147,483,294 games to play at most: about 50 days, at 500.0 per second.");
  }

  @Test
  void gamesThatTakeLongerThanTheOthersTellNothingOfThem() {
    var telling =
        new Progress(new PrintWriter(err, true), now::get, 100_000, 3, false, () -> false);
    for (int game = 0; game < 3; game++) {
      now.addAndGet(20 * SECOND);
      telling.finished(1, 100_000);
    }
    for (int game = 0; game < 200; game++) {
      now.addAndGet(SECOND / 100);
      telling.finished(1, 100_000);
    }
    assertThat(err.toString().lines())
        .containsExactly("99,896 games to play at most: about 17 min, at 100.0 per second.");
  }

  @Test
  void whatIsShortIsNotToldOf() {
    var telling = new Progress(new PrintWriter(err, true), now::get, 99, 0, false, () -> false);
    for (int second = 0; second < 9; second++) {
      now.addAndGet(SECOND);
      telling.finished(10, 99);
    }
    assertThat(err.toString()).doesNotContain("days", "min").hasLineCount(1);
  }

  /// Some games more.
  private void reached(int games, long total) {
    for (int game = 0; game < games; game++) {
      progress.finished(game + 1, total);
    }
  }
}
