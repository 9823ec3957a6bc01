package dev.rulewright.pocketmodel.material;

import dev.rulewright.kernel.Player;

/// One of the two players, named after the units that are led.
public enum Force implements Player {
  ALLIANCE,
  EMPIRE;

  /// The other player.
  public Force enemy() {
    return this == ALLIANCE ? EMPIRE : ALLIANCE;
  }

  /// The identifier.
  @Override
  public String toString() {
    return id();
  }
}
