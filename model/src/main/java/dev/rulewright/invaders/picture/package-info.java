/// Pictures of *Invaders*.
@NullMarked
package dev.rulewright.invaders.picture;

import org.jspecify.annotations.NullMarked;
