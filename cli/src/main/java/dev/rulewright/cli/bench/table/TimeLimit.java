package dev.rulewright.cli.bench.table;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.time.Duration;

/// How long a page may take, so that nobody waits for what does not come.
public final class TimeLimit {

  private TimeLimit() {}

  /// Throws a [BadInput] that says *stopped* when it is run after the limit.
  ///
  /// @param what is stopped, in a word
  public static Runnable of(Duration limit, String what) {
    long end = System.nanoTime() + limit.toNanos();
    return () -> {
      if (System.nanoTime() - end > 0) {
        throw BadInput.at(Place.of(what))
            .because("stopped after %d s".formatted(limit.toSeconds()));
      }
    };
  }
}
