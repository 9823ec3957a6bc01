/// Chapter *Action: move a unit*, the part on moves that cost no AP: speed, and the Arterial Road.
@NullMarked
package dev.rulewright.missioncombat.rules.moving;

import org.jspecify.annotations.NullMarked;
