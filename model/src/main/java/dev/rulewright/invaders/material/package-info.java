/// What lies in the box of *Invaders*: cards, heroes, zones and numbers, read from tables.
@NullMarked
package dev.rulewright.invaders.material;

import org.jspecify.annotations.NullMarked;
