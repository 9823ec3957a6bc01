/// Runs of experiments that lose no game: what was played is kept in a folder, and whoever was
/// broken off goes on from there.
@NullMarked
package dev.rulewright.simulator.runs;

import org.jspecify.annotations.NullMarked;
