package dev.rulewright.cli.output;

import dev.rulewright.simulator.divergence.DivergenceSearch;
import java.io.PrintWriter;
import java.util.function.LongSupplier;

/// What is being searched, and for how long: one line, written over and over.
public final class SearchProgress {

  private final StatusLine line;
  private final boolean seen;
  private final LongSupplier clock;
  private final long start;

  private SearchProgress(PrintWriter err, boolean seen, LongSupplier clock) {
    line = new StatusLine(err);
    this.seen = seen;
    this.clock = clock;
    start = clock.getAsLong();
  }

  /// A line, or nothing where nobody would see it.
  public static SearchProgress on(PrintWriter err) {
    return new SearchProgress(err, StatusLine.isSeen(), System::nanoTime);
  }

  /// Tells what one search does.
  ///
  /// @param what which search it is, such as a question and an answer; may be empty
  public DivergenceSearch.Progress of(String what) {
    return (moves, family) ->
        tell("%s plays of %d moves from %s".formatted(what, moves, family).strip());
  }

  /// Tells what is looked at now.
  public void tell(String what) {
    if (!seen) {
      return;
    }
    line.draw("[%d s] %s".formatted((clock.getAsLong() - start) / 1_000_000_000, what));
  }

  /// Leaves the line to what follows.
  public void wipe() {
    line.wipe();
  }
}
