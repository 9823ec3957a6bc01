package dev.rulewright.simulator.divergence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The result of a search for the shortest play in which two readings part.
///
/// @param witness the play, if one was found
/// @param family the family of its start
/// @param searched what was searched without a difference, in the order of the search
/// @param pairs pairs of positions that were looked at, up to the witness
public record Divergence<P, M>(
    Optional<Witness<P, M>> witness, Optional<String> family, List<Searched> searched, long pairs) {

  public Divergence {
    searched = List.copyOf(searched);
  }

  /// What came of this search, or, where it found nothing, of another that went before it.
  public Divergence<P, M> or(Divergence<P, M> other) {
    int needed = witness.map(Witness::length).orElse(Integer.MAX_VALUE);
    boolean mine = witness.isPresent();
    return new Divergence<>(
        mine ? witness : other.witness,
        mine ? family : other.family,
        Stream.concat(
                searched.stream(), other.searched.stream().filter(each -> each.length < needed))
            .toList(),
        pairs + other.pairs);
  }

  /// A family that was searched without finding a difference.
  ///
  /// @param starts positions in it
  /// @param length for plays of that many moves
  /// @param stoppedAfter the pairs after which longer plays were given up because the budget was
  ///   used up; 0 if nothing was given up
  public record Searched(String family, long starts, int length, long stoppedAfter) {

    /// Whether every pair was looked at.
    public boolean complete() {
      return stoppedAfter == 0;
    }
  }

  /// What was searched, each family once, with the greatest length for which nothing was left out.
  public List<Searched> bounds() {
    var bounds = new LinkedHashMap<String, Searched>();
    for (Searched each : searched) {
      bounds.merge(
          each.family,
          each,
          (before, now) ->
              now.complete()
                  ? now
                  : new Searched(now.family, now.starts, before.length, now.stoppedAfter));
    }
    return bounds.values().stream().toList();
  }

  /// The pairs after which families were given up, together; 0 if nothing was left out.
  public long stoppedAfter() {
    return bounds().stream().mapToLong(Searched::stoppedAfter).sum();
  }
}
