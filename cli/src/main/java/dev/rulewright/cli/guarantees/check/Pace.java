package dev.rulewright.cli.guarantees.check;

import dev.rulewright.simulator.explore.Progress;
import java.util.function.Consumer;

/// How far and how fast an exploration is, told a few times a second.
final class Pace implements Progress {

  private static final double SECONDS_BETWEEN = 0.2;

  private final String what;
  private final Consumer<String> progress;
  private final long start = System.nanoTime();
  private double told;
  private long before = -1;

  /// @param what is explored
  Pace(String what, Consumer<String> progress) {
    this.what = what;
    this.progress = progress;
  }

  /// Wall time.
  static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  @Override
  public void reached(State state) {
    if (before < 0) {
      // An exploration that is resumed has found these long ago.
      before = state.positions();
    }
    double seconds = secondsSince(start);
    if (seconds - told >= SECONDS_BETWEEN) {
      told = seconds;
      progress.accept(
          "exploring %s: %,d positions, %,.0f per second, depth %d, %,d in the frontier"
              .formatted(
                  what,
                  state.positions(),
                  (state.positions() - before) / seconds,
                  state.depth(),
                  state.frontier()));
    }
  }
}
