package dev.rulewright.alloy.solver;

import java.io.Serializable;

/// One command of a model, to be carried out by a solver.
///
/// @param command the label of the command in the main file
/// @param symmetry how much of what is symmetric the solver may leave out; 20 is usual, 0 gives
///   more different instances
public record Task(Model model, String command, int symmetry) implements Serializable {

  /// A task for a proof.
  public static Task of(Model model, String command) {
    return new Task(model, command, 20);
  }
}
