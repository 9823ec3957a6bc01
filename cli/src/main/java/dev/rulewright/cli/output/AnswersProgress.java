package dev.rulewright.cli.output;

import dev.rulewright.simulator.impact.Comparison;
import java.io.PrintWriter;
import java.util.function.LongSupplier;

/// Which answer is being compared, and how far it is: one line, written over and over, and after a
/// second a sentence that says how long it will take.
public final class AnswersProgress implements Comparison.Progress {

  private static final long REDRAW_NANOS = 100_000_000;

  private final PrintWriter err;
  private final LongSupplier clock;
  private final String agents;
  private final boolean seen;
  private final Estimate estimate;
  private long drawn;
  private int length;

  /// A line of which nothing is drawn yet.
  ///
  /// @param clock the time in nanoseconds
  /// @param agents who plays
  /// @param seen whether a person sees the line
  public AnswersProgress(PrintWriter err, LongSupplier clock, String agents, boolean seen) {
    this.err = err;
    this.clock = clock;
    this.agents = agents;
    this.seen = seen;
    estimate = new Estimate(clock);
    drawn = clock.getAsLong();
  }

  /// The line, where somebody sees it.
  public static Comparison.Progress on(PrintWriter err, String agents) {
    return new AnswersProgress(err, System::nanoTime, agents, Terminal.showsErrors());
  }

  @Override
  public void reached(String now, long done, long total) {
    long time = clock.getAsLong();
    if (done == total) {
      wipe();
      return;
    }
    estimate
        .reached(done, total - done, "pairs of games between %s agents".formatted(agents))
        .ifPresent(sentence -> {
          wipe();
          err.println(sentence);
        });
    if (seen && time - drawn >= REDRAW_NANOS) {
      drawn = time;
      write("%s agents: %d %%, %s".formatted(agents, 100 * done / total, now));
    }
  }

  private void wipe() {
    if (length > 0) {
      write("");
      err.print("\r");
    }
  }

  private void write(String line) {
    err.print("\r" + line + " ".repeat(Math.max(0, length - line.length())));
    err.flush();
    length = line.length();
  }
}
