@NullMarked
package dev.rulewright.simulator.missioncombat.metrics;

import org.jspecify.annotations.NullMarked;
