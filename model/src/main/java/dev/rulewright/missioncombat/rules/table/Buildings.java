package dev.rulewright.missioncombat.rules.table;

import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;

/// Trait *oversized* (TRAIT-1): which areas are closed to whom.
public final class Buildings {

  private final Board board;
  private final RestrictionKey restrictionKey;

  public Buildings(Board board, Reading reading) {
    this.board = board;
    restrictionKey = reading.answer("building.restriction-key", RestrictionKey.values());
  }

  /// The areas where a unit may not stay, be placed or be played.
  ///
  /// - TRAIT-1: Oversized (both factions): not played on buildings, not through buildings, in only
  ///   to attack and then back.
  public int closedTo(UnitCard card) {
    boolean oversized =
        switch (restrictionKey) {
          case TRAIT -> card.oversized();
          case TRAIT_OR_COLOSSAL -> card.oversized() || card.type() == UnitType.COLOSSAL;
          case COLOSSAL -> card.type() == UnitType.COLOSSAL;
        };
    return oversized ? board.buildings() : 0;
  }

  /// Whether a unit is oversized and stands on a building, where it may not stay (MOVE-7).
  public boolean areClosedTo(Unit unit) {
    return (closedTo(unit.card()) & unit.area().bit()) != 0;
  }

  /// The answers to `building.restriction-key`.
  private enum RestrictionKey {
    TRAIT,
    TRAIT_OR_COLOSSAL,
    COLOSSAL
  }
}
