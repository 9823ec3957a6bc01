/// Tests of the properties: in random play, and against mutants.
@NullMarked
package dev.rulewright.missioncombat.properties;

import org.jspecify.annotations.NullMarked;
