package dev.rulewright.missioncombat.material;

/// An event.
public record EventCard(Identity identity, Effect effect) implements Card {

  /// What an event does.
  public sealed interface Effect {}

  /// Damage split freely over enemy units of one type, wherever they are (EVENT-1 to EVENT-3).
  ///
  /// @param damage the printed damage points; even, because ARTILLERY-2 may halve them
  public record Barrage(UnitType type, int damage) implements Effect {}

  /// One enemy unit is removed from the board (EVENT-4).
  public record RemoveOneUnit() implements Effect {}

  /// The identity alone tells cards apart.
  @Override
  public int hashCode() {
    return identity.hashCode();
  }

  @Override
  public String toString() {
    return id();
  }
}
