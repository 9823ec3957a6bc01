package dev.rulewright.alloy.solver;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/// The reply of a child process to a task. Both travel serialized, as parent and child run the same
/// code.
sealed interface Reply extends Serializable {

  /// The solver has come to an end.
  ///
  /// @param instance null if there is none
  record Solved(@Nullable Instance instance) implements Reply {}

  /// The model makes no sense.
  record Misread(String module, int line, int column, String message) implements Reply {}

  /// Something went wrong in the child.
  record Failed(String message) implements Reply {}
}
