/// The text form of positions and moves, both ways, and the picture of the board.
///
/// **Anything can be written, only what is possible is a position**: [PositionFields] turn a text
/// into a [Setup], and [PositionCheck] is the bridge from there, which says with a clause why it
/// cannot be crossed. Every error points at the offending word.
@NullMarked
package dev.rulewright.missioncombat.notation;

import org.jspecify.annotations.NullMarked;
