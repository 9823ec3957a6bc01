/// What lies in the box: figures, weapons, dice, blips, tokens and event cards, read from CSV
/// files, and the map.
@NullMarked
package dev.rulewright.starquest.material;

import org.jspecify.annotations.NullMarked;
