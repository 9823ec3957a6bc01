package dev.rulewright.cli.output;

import java.util.Optional;
import java.util.function.LongSupplier;

/// A sentence, after the first second of play, that tells how long the rest takes.
final class Estimate {

  private static final double TRIAL_SECONDS = 1;

  /// Of fewer games a rate is chance.
  private static final int FEWEST_GAMES = 8;

  /// What takes no longer need not be told.
  private static final double SHORT_SECONDS = 10;

  private final LongSupplier clock;

  /// When the first game was over; classes are loaded before.
  private long start;

  private boolean begun;

  /// How far it was in the first half of the trial, in which code is still being compiled.
  private double warmSeconds;

  private long warmPlayed;
  private boolean through;

  /// @param clock the time in nanoseconds
  Estimate(LongSupplier clock) {
    this.clock = clock;
  }

  /// Takes how far it is.
  ///
  /// @param played games that were played since the start
  /// @param left games to come, at most
  /// @param games what they are called
  /// @return the sentence, once
  Optional<String> reached(long played, long left, String games) {
    if (through) {
      return Optional.empty();
    }
    if (!begun) {
      begun = true;
      start = clock.getAsLong();
    }
    double seconds = (clock.getAsLong() - start) / 1e9;
    if (seconds < TRIAL_SECONDS / 2) {
      warmSeconds = seconds;
      warmPlayed = played;
    } else if (seconds >= TRIAL_SECONDS && played - warmPlayed >= FEWEST_GAMES) {
      through = true;
      double rate = (played - warmPlayed) / (seconds - warmSeconds);
      if (left / rate >= SHORT_SECONDS) {
        return Optional.of(
            "%,d %s to play at most: about %s, at %,.1f per second."
                .formatted(left, games, told(left / rate), rate));
      }
    }
    return Optional.empty();
  }

  private static String told(double seconds) {
    double minutes = seconds / 60;
    double hours = minutes / 60;
    if (seconds < 100) {
      return "%.0f s".formatted(seconds);
    }
    return minutes < 100
        ? "%.0f min".formatted(minutes)
        : hours < 48 ? "%.0f h".formatted(hours) : "%,.0f days".formatted(hours / 24);
  }
}
