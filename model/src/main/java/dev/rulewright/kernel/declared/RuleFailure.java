package dev.rulewright.kernel.declared;

import org.jspecify.annotations.Nullable;

/// Something that an author's code has thrown, with the position and the move that it was asked
/// about.
public final class RuleFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /// @param move null if it was asked what a position waits for
  RuleFailure(Position position, @Nullable Move move, RuntimeException thrown) {
    super(
        (move == null ? "" : "asked about: " + move + "\n  ") + "in the position: " + position,
        thrown);
  }
}
