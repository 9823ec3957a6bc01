package dev.rulewright.alloy;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// The limits of solving.
///
/// @param time for one obligation
/// @param processes how many obligations are worked on at a time, at least 1
/// @param stop asked several times a second whether to stop; what has no answer by then is
///   *unknown*
public record Limits(Duration time, int processes, BooleanSupplier stop) {

  /// Checks the number of processes.
  ///
  /// @throws IllegalArgumentException if it is less than 1
  public Limits {
    if (processes < 1) {
      throw new IllegalArgumentException(processes + " processes");
    }
  }
}
