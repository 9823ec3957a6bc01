package dev.rulewright.alloy.solver;

/// The answer to a task.
public sealed interface Answer {

  /// Seconds from handing over the task to having the answer, parsing included.
  double seconds();

  /// There is an instance within the scope.
  record Satisfiable(Instance instance, double seconds) implements Answer {}

  /// There is none within the scope.
  record Unsatisfiable(double seconds) implements Answer {}

  /// Nobody knows.
  ///
  /// @param why such as `not within 60 s`
  record Unknown(String why, double seconds) implements Answer {

    /// Why nobody knows if somebody stopped it.
    public static final String STOPPED = "stopped";

    /// How the reason begins if the time was up: on a faster machine there may be an answer.
    static final String OVER_TIME = "not within ";

    /// Whether somebody or the clock stopped it, which says nothing of the task.
    public static boolean isStopped(String why) {
      return why.equals(STOPPED) || why.startsWith(OVER_TIME);
    }
  }
}
