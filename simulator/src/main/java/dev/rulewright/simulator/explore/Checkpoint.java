package dev.rulewright.simulator.explore;

import java.util.List;

/// How far an exploration is, between two rounds.
///
/// @param positions positions found
/// @param done positions gone on from
/// @param depth steps from a start to the next position
/// @param levelBegin the first position of that depth
/// @param levelEnd the first position that is one step further away
/// @param transitions steps gone along
/// @param broken properties broken so far
record Checkpoint(
    int positions,
    int done,
    int depth,
    int levelBegin,
    int levelEnd,
    long transitions,
    List<Broken> broken) {}
