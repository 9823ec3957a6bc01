package dev.rulewright.missioncombat.material;

/// An area of the board. Sets of areas are `int` values with the [#bit] of each member.
///
/// @param index position among the areas of the board, from 0
/// @param id the name used in notation and files, such as `yellow-portal-alpha`
/// @param name the printed name
/// @param faction whose own area it is, for good (AREA-1, AREA-2)
/// @param building whether it is a building
/// @param number its place in the row of the faction's areas where the board is laid out in rows
///   (MATERIAL-8), from 1; nothing else depends on it
public record Area(
    int index,
    String id,
    String name,
    Faction faction,
    boolean building,
    AreaEffect effect,
    int number) {

  /// The set that holds just this area.
  public int bit() {
    return 1 << index;
  }

  /// The index alone tells the areas of a board apart.
  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public String toString() {
    return id;
  }
}
