package dev.rulewright.simulator.divergence;

import java.util.List;

/// A play after which two readings part: legal under both, but for the last move where the readings
/// part over that.
///
/// @param start where the play begins, as a rule the same position under both readings
/// @param steps moves and outcomes of chance that both readings allow
/// @param difference what they disagree about afterwards
/// @param end the position under each reading after the steps
/// @param length how many moves it takes to see the difference: the moves among the steps, and the
///   move that only one reading allows; what chance brings does not count
public record Witness<P, M>(
    Pair<P> start, List<Pair<M>> steps, Difference<M> difference, Pair<P> end, int length) {

  public Witness {
    steps = List.copyOf(steps);
  }
}
