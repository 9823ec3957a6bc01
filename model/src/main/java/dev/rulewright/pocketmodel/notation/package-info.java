/// The text form of positions and moves of *PocketModel*.
@NullMarked
package dev.rulewright.pocketmodel.notation;

import org.jspecify.annotations.NullMarked;
