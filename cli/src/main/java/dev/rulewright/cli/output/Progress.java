package dev.rulewright.cli.output;

import java.io.PrintWriter;
import java.util.function.LongSupplier;

/// A bar that grows, with the rate and the time left: one line, written over and over.
public final class Progress implements dev.rulewright.simulator.batch.Progress {

  private static final int WIDTH = 30;
  private static final long REDRAW_NANOS = 100_000_000;

  private final PrintWriter err;
  private final LongSupplier clock;
  private final long start;
  private long drawn;
  private int length;

  /// A bar of which nothing is drawn yet.
  ///
  /// @param clock the time in nanoseconds
  public Progress(PrintWriter err, LongSupplier clock) {
    this.err = err;
    this.clock = clock;
    start = clock.getAsLong();
    drawn = start;
  }

  /// The bar, or nothing where nobody would see it.
  public static dev.rulewright.simulator.batch.Progress on(PrintWriter err) {
    return Terminal.showsErrors() ? new Progress(err, System::nanoTime) : (_, _) -> {};
  }

  @Override
  public void finished(long done, long total) {
    long now = clock.getAsLong();
    if (done == total) {
      wipe();
    } else if (now - drawn >= REDRAW_NANOS) {
      drawn = now;
      draw(done, total, (now - start) / 1e9);
    }
  }

  private void draw(long done, long total, double seconds) {
    int full = (int) (WIDTH * done / total);
    double rate = done / seconds;
    long left = Math.round((total - done) / rate);
    String line =
        "[%s%s] %,d of %,d games, %,.0f per second, %d:%02d left"
            .formatted(
                "#".repeat(full),
                ".".repeat(WIDTH - full),
                done,
                total,
                rate,
                left / 60,
                left % 60);
    err.print("\r" + line + " ".repeat(Math.max(0, length - line.length())));
    err.flush();
    length = line.length();
  }

  /// Leaves the line to what follows.
  private void wipe() {
    if (length > 0) {
      err.print("\r" + " ".repeat(length) + "\r");
      err.flush();
    }
  }
}
