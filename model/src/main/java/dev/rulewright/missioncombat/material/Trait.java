package dev.rulewright.missioncombat.material;

import java.util.Locale;

/// What a unit can or may not do beside others (TRAIT-1, TRAIT-2, TRAIT-4).
enum Trait {
  OVERSIZED,
  SPEED,
  RANGED;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
