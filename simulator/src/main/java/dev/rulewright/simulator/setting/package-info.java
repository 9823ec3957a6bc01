/// What can be set, and to which values: about games and about agents.
@NullMarked
package dev.rulewright.simulator.setting;

import org.jspecify.annotations.NullMarked;
