@NullMarked
package dev.rulewright.simulator.experiments;

import org.jspecify.annotations.NullMarked;
