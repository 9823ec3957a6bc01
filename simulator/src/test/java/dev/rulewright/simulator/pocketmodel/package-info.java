@NullMarked
package dev.rulewright.simulator.pocketmodel;

import org.jspecify.annotations.NullMarked;
