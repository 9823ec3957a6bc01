/// Which numbers make an even game: dials are turned until the targets are met. It knows what all
/// experiments share.
@NullMarked
package dev.rulewright.simulator.experiments.tuning;

import org.jspecify.annotations.NullMarked;
