package dev.rulewright.alloy;

import java.time.Duration;

/// How much solving may take.
///
/// @param time for one obligation
/// @param processes how many obligations are worked on at a time, at least 1
public record Limits(Duration time, int processes) {

  /// Checks the number of processes.
  ///
  /// @throws IllegalArgumentException if it is less than 1
  public Limits {
    if (processes < 1) {
      throw new IllegalArgumentException(processes + " processes");
    }
  }
}
