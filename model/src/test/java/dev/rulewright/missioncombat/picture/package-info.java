@NullMarked
package dev.rulewright.missioncombat.picture;

import org.jspecify.annotations.NullMarked;
