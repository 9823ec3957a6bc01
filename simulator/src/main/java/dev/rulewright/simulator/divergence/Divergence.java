package dev.rulewright.simulator.divergence;

import java.util.LinkedHashMap;
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
  /// @param starts positions in it
  /// @param length for plays of that many moves
  /// @param complete whether every pair was looked at; false if the budget was used up before
  public record Searched(String family, long starts, int length, boolean complete) {}

  /// What was searched, each family once, with the greatest length for which nothing was left out.
  public List<Searched> bounds() {
    var bounds = new LinkedHashMap<String, Searched>();
    for (Searched each : searched) {
      bounds.merge(each.family, each, (before, now) -> now.complete ? now : before);
    }
    return bounds.values().stream().toList();
  }
}
