package dev.rulewright.alloy;

import dev.rulewright.alloy.solver.Effort;
import dev.rulewright.alloy.solver.Instance;

/// The outcome of an obligation.
///
/// @param effort of the run that settled it
/// @param together how many obligations that run settled at once
public record Proof(Obligation obligation, Outcome outcome, Effort effort, int together) {

  /// Its share of the seconds of that run.
  public double seconds() {
    return effort.seconds() / together;
  }

  /// Whether it holds, as far as the scope goes.
  public sealed interface Outcome {}

  /// It holds for everything within the scope.
  public record Proved() implements Outcome {}

  /// It does not hold.
  ///
  /// @param instance a board, its units, and one step or position for which it fails
  public record Broken(Instance instance) implements Outcome {}

  /// Nobody knows.
  ///
  /// @param why such as `not within 60 s`
  public record Unknown(String why) implements Outcome {}
}
