package dev.rulewright.simulator.explore;

import java.util.List;

/// A shortest play that breaks a property, and among those the first in the order of the lists.
///
/// @param property the name of the property
/// @param how how the last position or the last step breaks it
/// @param start where the play begins
/// @param moves the moves and outcomes of chance, the last of which breaks the property; empty if
///   the start does
/// @param <P> positions
/// @param <M> moves
public record Violation<P, M>(String property, String how, P start, List<M> moves) {

  /// Copies the list.
  public Violation {
    moves = List.copyOf(moves);
  }
}
