package dev.rulewright.simulator.explore;

import java.util.List;

/// A shortest play that breaks a property, and among those the first in the order of the lists.
///
/// @param how how the last position or the last step breaks it
/// @param start where the play begins
/// @param moves the moves and outcomes of chance, the last of which breaks the property; empty if
///   the start does
public record Violation<P, M>(String property, String how, P start, List<M> moves) {

  public Violation {
    moves = List.copyOf(moves);
  }
}
