/// What the rules of *Invaders* should guarantee, said anew and apart from them.
@NullMarked
package dev.rulewright.invaders.properties;

import org.jspecify.annotations.NullMarked;
