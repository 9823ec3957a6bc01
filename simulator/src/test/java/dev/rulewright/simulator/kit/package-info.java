@NullMarked
package dev.rulewright.simulator.kit;

import org.jspecify.annotations.NullMarked;
