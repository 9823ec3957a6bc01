package dev.rulewright.invaders.material;

/// An invasion zone.
///
/// @param id the name used in notation and files
/// @param name the printed name
/// @param index position among the zones, from 0
/// @param power what counts for Mankind there
/// @param slots the cards of each side for which there is room
public record Zone(String id, String name, int index, int power, int slots) {

  /// The name used in notation.
  @Override
  public String toString() {
    return id;
  }
}
