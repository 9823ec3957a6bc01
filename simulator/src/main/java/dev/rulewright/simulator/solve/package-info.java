/// Exact values: who wins an explored world when both play as well as possible.
@NullMarked
package dev.rulewright.simulator.solve;

import org.jspecify.annotations.NullMarked;
