/** Exploration, agents, batches, experiments and their statistics. */
@NullMarked
package dev.rulewright.simulator;

import org.jspecify.annotations.NullMarked;
