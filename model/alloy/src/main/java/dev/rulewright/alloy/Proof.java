package dev.rulewright.alloy;

import dev.rulewright.alloy.solver.Answer;

/// What became of an obligation.
///
/// @param answer to the question for a board, its units, and one step or position for which it
///   fails; of the run that settled it
/// @param together how many obligations that run settled at once
public record Proof(Obligation obligation, Answer answer, int together) {

  /// Whether it holds for everything within the scope.
  public boolean isProved() {
    return answer instanceof Answer.Unsatisfiable;
  }

  /// Whether it does not hold.
  public boolean isBroken() {
    return answer instanceof Answer.Satisfiable;
  }

  /// Its share of the seconds of that run.
  public double seconds() {
    return answer.seconds() / together;
  }
}
