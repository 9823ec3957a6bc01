/// What the rules say of a position as it lies on the table, whoever moves: who controls an area,
/// which areas are closed, what destroys a unit, how many AP a turn has, and which positions can
/// be. The chapters of moves ask these, and so does whoever reads or draws a position.
@NullMarked
package dev.rulewright.missioncombat.rules.table;

import org.jspecify.annotations.NullMarked;
