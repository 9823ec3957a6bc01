package dev.rulewright.pocketmodel;

import dev.rulewright.kernel.Name;
import dev.rulewright.pocketmodel.material.Force;

/// A zone; the three lie in a row.
///
/// - ZONE-4: The combat zone lies in the middle and borders on every home zone.
public enum Zone {
  ALLIANCE_HOME,
  CONTESTED,
  EMPIRE_HOME;

  /// The zone where a player's units enter play and the objectives lie.
  public static Zone home(Force force) {
    return force == Force.ALLIANCE ? ALLIANCE_HOME : EMPIRE_HOME;
  }

  /// The number of zones that border on this one.
  public int neighbours() {
    return this == CONTESTED ? 2 : 1;
  }

  /// One of the zones that border on this one.
  ///
  /// @param index from 0 to [#neighbours] - 1
  public Zone neighbour(int index) {
    return this != CONTESTED ? CONTESTED : index == 0 ? ALLIANCE_HOME : EMPIRE_HOME;
  }

  /// Whether a unit gets from one zone to the other in one move.
  public boolean borders(Zone other) {
    return Math.abs(ordinal() - other.ordinal()) == 1;
  }

  /// The name used in notation.
  @Override
  public String toString() {
    return Name.of(name());
  }
}
