/// What every game promises, and whether a game keeps it: random plays from seeds, looked at
/// position by position.
@NullMarked
package dev.rulewright.simulator.conformance;

import org.jspecify.annotations.NullMarked;
