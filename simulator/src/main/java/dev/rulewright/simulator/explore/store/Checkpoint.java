package dev.rulewright.simulator.explore.store;

import java.util.List;

/// The state of an exploration between two rounds, from which it can be resumed.
///
/// @param depth steps from a start to the next position
/// @param levelEnd the first position that is one step further away
/// @param bytesTaken bytes of the positions that have been expanded
/// @param bytes bytes of all positions
public record Checkpoint(
    int positions,
    int expanded,
    int depth,
    int levelBegin,
    int levelEnd,
    long transitions,
    List<Broken> broken,
    long bytesTaken,
    long bytes) {

  /// @throws IllegalArgumentException if the numbers do not go together
  public Checkpoint {
    broken = List.copyOf(broken);
    if (!(0 <= levelBegin && levelBegin <= expanded)
        || !(expanded <= levelEnd && levelEnd <= positions)
        || !(0 <= bytesTaken && bytesTaken <= bytes && depth >= 0 && transitions >= 0)
        || broken.stream().anyMatch(each -> each.position() < 0 || each.position() >= positions)) {
      throw new IllegalArgumentException("the numbers do not go together");
    }
  }
}
