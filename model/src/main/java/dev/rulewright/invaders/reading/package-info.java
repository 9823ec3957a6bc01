/// What the page of *Invaders* leaves open.
@NullMarked
package dev.rulewright.invaders.reading;

import org.jspecify.annotations.NullMarked;
