/// What the games say together: shares and means with their intervals, distributions, a summary.
@NullMarked
package dev.rulewright.simulator.statistics;

import org.jspecify.annotations.NullMarked;
