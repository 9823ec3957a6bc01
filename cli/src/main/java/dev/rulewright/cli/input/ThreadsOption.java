package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that says on how many threads to work.
public final class ThreadsOption {

  /// More than the processors of any machine this runs on; many more would take its memory away.
  private static final int MOST = 1024;

  @Option(names = "--threads", paramLabel = "N")
  private @Nullable Integer threads;

  /// Makes sure that the number makes sense.
  public void check(Console console) {
    if (number() < 1 || number() > MOST) {
      throw console.wrongUse(
          "--threads: expected a number from 1 to %,d, found %d".formatted(MOST, number()));
    }
  }

  /// Whether the option was given.
  public boolean isGiven() {
    return threads != null;
  }

  /// How many threads.
  public int number() {
    return threads == null ? processors() : threads;
  }

  /// How many processes, of which each takes as much memory as it gets: no more than processors.
  public int processes() {
    return Math.min(number(), processors());
  }

  private static int processors() {
    return Runtime.getRuntime().availableProcessors();
  }
}
