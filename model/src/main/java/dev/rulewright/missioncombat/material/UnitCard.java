package dev.rulewright.missioncombat.material;

import java.util.Collection;

/// A unit.
///
/// @param type what it is (ATTACK-8)
/// @param defence the damage that destroys it, at least 1 (ATTACK-9)
/// @param weapon the unit type that it can attack (ATTACK-10)
/// @param damage damage points of one attack (ATTACK-11), at least 0; a unit with 0 cannot attack
/// @param oversized TRAIT-1
/// @param speed TRAIT-2
/// @param ranged TRAIT-4
public record UnitCard(
    Identity identity,
    UnitType type,
    int defence,
    UnitType weapon,
    int damage,
    boolean oversized,
    boolean speed,
    boolean ranged)
    implements Card {

  static UnitCard of(
      Identity identity,
      UnitType type,
      int defence,
      UnitType weapon,
      int damage,
      Collection<Trait> traits) {
    return new UnitCard(
        identity,
        type,
        defence,
        weapon,
        damage,
        traits.contains(Trait.OVERSIZED),
        traits.contains(Trait.SPEED),
        traits.contains(Trait.RANGED));
  }

  /// The same unit with another type and another weapon.
  public UnitCard with(UnitType otherType, UnitType otherWeapon) {
    return new UnitCard(
        identity, otherType, defence, otherWeapon, damage, oversized, speed, ranged);
  }

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
