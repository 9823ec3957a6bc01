/// The box of *Invaders*, and how it is found.
@NullMarked
package dev.rulewright.invaders.box;

import org.jspecify.annotations.NullMarked;
