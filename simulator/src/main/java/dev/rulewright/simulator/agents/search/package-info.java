/// Agents that search: Monte Carlo tree search over what a player knows.
@NullMarked
package dev.rulewright.simulator.agents.search;

import org.jspecify.annotations.NullMarked;
