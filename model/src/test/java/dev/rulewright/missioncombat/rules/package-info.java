/// The rules of *Mission: Combat!*, tried.
@NullMarked
package dev.rulewright.missioncombat.rules;

import org.jspecify.annotations.NullMarked;
