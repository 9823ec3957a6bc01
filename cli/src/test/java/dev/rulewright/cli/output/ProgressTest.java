package dev.rulewright.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class ProgressTest {

  private static final long SECOND = 1_000_000_000;

  private final StringWriter err = new StringWriter();
  private final AtomicLong now = new AtomicLong(17 * SECOND);
  private final Progress progress = new Progress(new PrintWriter(err), now::get);

  @Test
  void tellsRateAndTimeLeft() {
    now.addAndGet(2 * SECOND);
    progress.finished(250, 1000);
    assertThat(err)
        .hasToString(
            "\r[#######.......................] 250 of 1,000 games, 125 per second, 0:06 left");
  }

  @Test
  void isNotDrawnMoreOftenThanAnybodyReads() {
    for (int game = 1; game < 50; game++) {
      now.addAndGet(SECOND / 1000);
      progress.finished(game, 1000);
    }
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void leavesAnEmptyLineBehind() {
    now.addAndGet(SECOND);
    progress.finished(1, 2);
    int drawn = err.toString().length() - 1;
    progress.finished(2, 2);
    assertThat(err.toString()).endsWith("\r" + " ".repeat(drawn) + "\r");
  }
}
