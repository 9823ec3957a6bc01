package dev.rulewright.simulator.explore;

import java.util.List;

/// The state of an exploration between two rounds, from which it can be resumed.
///
/// @param positions positions found
/// @param expanded positions expanded
/// @param depth steps from a start to the next position
/// @param levelBegin the first position of that depth
/// @param levelEnd the first position that is one step further away
/// @param transitions steps gone along
/// @param broken properties broken so far
record Checkpoint(
    int positions,
    int expanded,
    int depth,
    int levelBegin,
    int levelEnd,
    long transitions,
    List<Broken> broken) {}
