package dev.rulewright.simulator.explore;

import java.util.List;

/// The result of an exploration.
///
/// @param transitions moves and outcomes of chance that lead from one of them to another or the
///   same, each counted as often as it is listed
/// @param depth most steps from a start to a position, on a shortest way
/// @param frontier positions that were not expanded; 0 when complete
/// @param end whether these are all positions, or why there may be more
/// @param violations of each property at most one, in the order of the monitors
public record Explored<P, M>(
    long positions,
    long transitions,
    int depth,
    long frontier,
    End end,
    List<Violation<P, M>> violations) {

  /// Why an exploration ended.
  public enum End {
    /// There are no other positions.
    COMPLETE("complete"),
    /// Stopped at the bound for depth.
    AT_DEPTH("stopped at the bound for depth"),
    /// Stopped at the bound for positions.
    AT_POSITIONS("stopped at the bound for positions"),
    /// Somebody stopped it.
    INTERRUPTED("interrupted");

    private final String words;

    End(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  public Explored {
    violations = List.copyOf(violations);
  }

  /// Whether every reachable position was found and looked at.
  public boolean isComplete() {
    return end == End.COMPLETE;
  }

  /// A bound for the probability that two of the positions have the same fingerprint, so that one
  /// was missed: `n² / 2^65` for `n` positions.
  public double collisionProbability() {
    return (double) positions * positions * 0x1p-65;
  }
}
