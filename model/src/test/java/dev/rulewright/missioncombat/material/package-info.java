@NullMarked
package dev.rulewright.missioncombat.material;

import org.jspecify.annotations.NullMarked;
