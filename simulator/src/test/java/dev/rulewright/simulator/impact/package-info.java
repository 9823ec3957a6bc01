@NullMarked
package dev.rulewright.simulator.impact;

import org.jspecify.annotations.NullMarked;
