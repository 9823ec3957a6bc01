package dev.rulewright.pocketmodel.material;

import dev.rulewright.kernel.Player;
import java.util.Locale;

/// One of the two players, named after the units that are led.
public enum Force implements Player {
  ALLIANCE,
  EMPIRE;

  /// The other player.
  public Force enemy() {
    return this == ALLIANCE ? EMPIRE : ALLIANCE;
  }

  @Override
  public int seat() {
    return ordinal();
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The identifier.
  @Override
  public String toString() {
    return id();
  }
}
