@NullMarked
package dev.rulewright.simulator.missioncombat.kit;

import org.jspecify.annotations.NullMarked;
