/// How a game of *Mission: Combat!* went, beyond who won it: leads, and the use of cards and areas.
/// Counted only when asked for.
@NullMarked
package dev.rulewright.simulator.missioncombat.metrics;

import org.jspecify.annotations.NullMarked;
