@NullMarked
package dev.rulewright.simulator.runs;

import org.jspecify.annotations.NullMarked;
