/// Two settings on the same games, with a test that may end early. It knows what all experiments
/// share.
@NullMarked
package dev.rulewright.simulator.experiments.comparison;

import org.jspecify.annotations.NullMarked;
