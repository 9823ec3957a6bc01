/// The answers to the questions that the rulebook leaves open, as data.
@NullMarked
package dev.rulewright.missioncombat.reading;

import org.jspecify.annotations.NullMarked;
