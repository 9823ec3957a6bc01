package dev.rulewright.simulator.divergence;

import java.util.List;
import java.util.Optional;

/// What came of a search for the shortest play in which two readings part.
///
/// @param witness the play, if one was found
/// @param family the family of its start
/// @param searched what was searched without a difference, in the order of the search
/// @param pairs pairs of positions that were looked at, up to the witness
/// @param <P> positions
/// @param <M> moves
public record Divergence<P, M>(
    Optional<Witness<P, M>> witness, Optional<String> family, List<Searched> searched, long pairs) {

  /// Copies the list.
  public Divergence {
    searched = List.copyOf(searched);
  }

  /// A family that was searched without finding a difference.
  ///
  /// @param length for plays of that many moves
  /// @param complete whether every pair was looked at; false if the budget was used up before
  public record Searched(String family, int length, boolean complete) {}
}
