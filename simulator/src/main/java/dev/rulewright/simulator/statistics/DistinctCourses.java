package dev.rulewright.simulator.statistics;

/// How many games were of different course: up to three million they are counted, beyond that it is
/// an estimate.
///
/// @param number the number or its estimate
/// @param error relative standard error of the estimate; 0 if they were counted
public record DistinctCourses(long number, double error) {

  /// Whether they were counted one by one.
  public boolean isCounted() {
    return error == 0;
  }
}
