package dev.rulewright.missioncombat.material;

import java.util.Locale;

/// A unit type, and the weapon class made against it (ATTACK-8, ATTACK-10).
///
/// - ATTACK-8: Every unit is of the type Standard, Elite or Colossal.
/// - ATTACK-10: There are three weapon classes, one against each unit type.
public enum UnitType {
  STANDARD,
  ELITE,
  COLOSSAL;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
