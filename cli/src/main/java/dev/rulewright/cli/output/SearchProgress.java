package dev.rulewright.cli.output;

import dev.rulewright.simulator.divergence.DivergenceSearch;
import java.io.PrintWriter;

/// What is being searched, and for how long: one line, written over and over, or nothing where
/// nobody would see it.
public final class SearchProgress {

  private final StatusLine line;
  private final boolean seen = StatusLine.isSeen();
  private final long start = System.nanoTime();

  public SearchProgress(PrintWriter err) {
    line = new StatusLine(err);
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
    if (seen) {
      line.draw("[%d s] %s".formatted((System.nanoTime() - start) / 1_000_000_000, what));
    }
  }

  /// Leaves the line to what follows.
  public void wipe() {
    line.wipe();
  }
}
