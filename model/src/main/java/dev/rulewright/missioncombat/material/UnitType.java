package dev.rulewright.missioncombat.material;

import java.util.Locale;

/// A unit type, and the weapon class made against it (ATTACK-8, ATTACK-10).
public enum UnitType {
  STANDARD,
  ELITE,
  COLOSSAL;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
