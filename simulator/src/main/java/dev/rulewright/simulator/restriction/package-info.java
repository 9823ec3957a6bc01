/// Games in which a player has to do without something: what the win rate loses is what it is
/// worth.
@NullMarked
package dev.rulewright.simulator.restriction;

import org.jspecify.annotations.NullMarked;
