@NullMarked
package dev.rulewright.simulator.missioncombat.settings;

import org.jspecify.annotations.NullMarked;
