/// All that is asked of a box: strengths, what its settings do, and what makes it even. It knows
/// sweeps and tunings.
@NullMarked
package dev.rulewright.simulator.experiments.study;

import org.jspecify.annotations.NullMarked;
