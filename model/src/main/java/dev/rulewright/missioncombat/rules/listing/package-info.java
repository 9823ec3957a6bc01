/// The legal moves of a position: how chapters take away what a clause forbids, and the list to
/// which they add what is left.
@NullMarked
package dev.rulewright.missioncombat.rules.listing;

import org.jspecify.annotations.NullMarked;
