/// How a game of *Mission: Combat!* went, beyond who won it: choices, leads, and the use of cards,
/// areas and clauses. Counted only when asked for.
@NullMarked
package dev.rulewright.simulator.missioncombat.metrics;

import org.jspecify.annotations.NullMarked;
