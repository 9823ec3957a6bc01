/// The text form of positions and moves, see [dev.rulewright.invaders.notation.InvadersNotation].
@NullMarked
package dev.rulewright.invaders.notation;

import org.jspecify.annotations.NullMarked;
