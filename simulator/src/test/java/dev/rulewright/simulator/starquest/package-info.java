@NullMarked
package dev.rulewright.simulator.starquest;

import org.jspecify.annotations.NullMarked;
