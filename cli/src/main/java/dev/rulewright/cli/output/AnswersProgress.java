package dev.rulewright.cli.output;

import dev.rulewright.simulator.impact.Comparison;
import java.io.PrintWriter;
import java.util.function.LongSupplier;

/// Which answer is being compared, and how far it is: one line, written over and over.
public final class AnswersProgress implements Comparison.Progress {

  private static final long REDRAW_NANOS = 100_000_000;

  private final PrintWriter err;
  private final LongSupplier clock;
  private final String agents;
  private long drawn;
  private int length;

  /// A line of which nothing is drawn yet.
  ///
  /// @param clock the time in nanoseconds
  /// @param agents who plays
  public AnswersProgress(PrintWriter err, LongSupplier clock, String agents) {
    this.err = err;
    this.clock = clock;
    this.agents = agents;
    drawn = clock.getAsLong();
  }

  /// The line, or nothing where nobody would see it.
  public static Comparison.Progress on(PrintWriter err, String agents) {
    return Terminal.showsErrors()
        ? new AnswersProgress(err, System::nanoTime, agents)
        : (_, _, _) -> {};
  }

  @Override
  public void reached(String now, long done, long total) {
    long time = clock.getAsLong();
    if (done == total) {
      write("");
      err.print("\r");
    } else if (time - drawn >= REDRAW_NANOS) {
      drawn = time;
      write("%s agents: %d %%, %s".formatted(agents, 100 * done / total, now));
    }
  }

  private void write(String line) {
    err.print("\r" + line + " ".repeat(Math.max(0, length - line.length())));
    err.flush();
    length = line.length();
  }
}
