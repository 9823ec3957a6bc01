package dev.rulewright.missioncombat.material;

import dev.rulewright.missioncombat.Faction;

/// An area of the board. Sets of areas are `int` values with the [#bit] of each member.
///
/// @param index position among the areas of the board, from 0
/// @param id the name used in notation and files, such as `yellow-portal-alpha`
/// @param name the printed name
/// @param faction whose own area it is, for good (AREA-1, AREA-2)
/// @param building whether it is a building
public record Area(
    int index, String id, String name, Faction faction, boolean building, AreaEffect effect) {

  /// The set that holds just this area.
  public int bit() {
    return 1 << index;
  }

  @Override
  public String toString() {
    return id;
  }
}
