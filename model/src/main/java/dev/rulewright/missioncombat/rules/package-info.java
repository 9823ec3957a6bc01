/// The rules, one class per chapter of the rulebook, in its words.
@NullMarked
package dev.rulewright.missioncombat.rules;

import org.jspecify.annotations.NullMarked;
