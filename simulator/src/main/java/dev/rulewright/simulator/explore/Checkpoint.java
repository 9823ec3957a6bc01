package dev.rulewright.simulator.explore;

import java.util.List;

/// The state of an exploration between two rounds, from which it can be resumed.
///
/// @param depth steps from a start to the next position
/// @param levelEnd the first position that is one step further away
record Checkpoint(
    int positions,
    int expanded,
    int depth,
    int levelBegin,
    int levelEnd,
    long transitions,
    List<Broken> broken) {}
