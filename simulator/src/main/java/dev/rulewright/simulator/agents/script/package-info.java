/// Agents that play moves which somebody wrote down.
@NullMarked
package dev.rulewright.simulator.agents.script;

import org.jspecify.annotations.NullMarked;
