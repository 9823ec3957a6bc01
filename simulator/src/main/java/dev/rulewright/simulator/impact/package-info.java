/// What the answer to an unclear clause is worth: how often the question comes up in play, and how
/// far the answer moves the win rate.
@NullMarked
package dev.rulewright.simulator.impact;

import org.jspecify.annotations.NullMarked;
