package dev.rulewright.alloy.solver;

import java.util.Locale;

/// The effort of a solver.
///
/// @param solver `sat4j` or `cadical`
/// @param seconds from handing over the task to having the answer, parsing included
/// @param variables boolean variables, 0 if the solver was never begun
/// @param clauses clauses of the formula in conjunctive normal form
public record Effort(String solver, double seconds, int variables, int clauses) {

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "%.2f s, %s, %,d variables, %,d clauses", seconds, solver, variables, clauses);
  }
}
