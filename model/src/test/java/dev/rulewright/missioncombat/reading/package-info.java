/// The readings of *Mission: Combat!*, tried.
@NullMarked
package dev.rulewright.missioncombat.reading;

import org.jspecify.annotations.NullMarked;
