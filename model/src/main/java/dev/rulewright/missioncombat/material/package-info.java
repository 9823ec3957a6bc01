/// What is in the box and on the table before anybody plays: cards, areas, the board, and the
/// numbers that the rulebook fixes, read from CSV files.
@NullMarked
package dev.rulewright.missioncombat.material;

import org.jspecify.annotations.NullMarked;
