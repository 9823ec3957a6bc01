/// Experiments: what is asked of many games, as values, and what the games answer. They know no
/// game: an arm says in text what is changed, and somebody plays it.
@NullMarked
package dev.rulewright.simulator.experiments;

import org.jspecify.annotations.NullMarked;
