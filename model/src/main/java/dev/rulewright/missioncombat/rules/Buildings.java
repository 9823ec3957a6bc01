package dev.rulewright.missioncombat.rules;

import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.UnitCard;

/// Trait *oversized* (TRAIT-1): which areas are closed to whom.
record Buildings(Board board) {

  /// The areas where a unit may not stay, be placed or be played.
  int closedTo(UnitCard card) {
    return card.oversized() ? board.buildings() : 0;
  }
}
