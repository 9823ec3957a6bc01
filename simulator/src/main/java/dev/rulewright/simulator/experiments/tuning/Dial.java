package dev.rulewright.simulator.experiments.tuning;

import dev.rulewright.simulator.experiments.Factor;
import java.util.List;

/// A setting that is tuned: whole numbers within bounds.
///
/// @param highest the greatest value, a number of steps above
/// @param step the distance between two values, at least 1
/// @param start the value with which the search begins
public record Dial(String key, int lowest, int highest, int step, int start) {

  /// @throws IllegalArgumentException if there are fewer than two values, or the start is none
  public Dial {
    if (step < 1
        || highest <= lowest
        || (highest - lowest) % step != 0
        || start < lowest
        || start > highest
        || (start - lowest) % step != 0) {
      throw new IllegalArgumentException(
          "%s from %d to %d in steps of %d from %d".formatted(key, lowest, highest, step, start));
    }
  }

  /// What is screened: the value a step below the start and the one a step above, or the start
  /// where it is at a bound.
  public Factor around() {
    return new Factor(
        key,
        List.of(
            Integer.toString(Math.max(lowest, start - step)),
            Integer.toString(Math.min(highest, start + step))));
  }

  int steps() {
    return (highest - lowest) / step;
  }

  int startStep() {
    return (start - lowest) / step;
  }

  int value(int steps) {
    return lowest + steps * step;
  }
}
