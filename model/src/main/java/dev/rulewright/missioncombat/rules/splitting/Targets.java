package dev.rulewright.missioncombat.rules.splitting;

import dev.rulewright.missioncombat.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The units that a strike may be dealt to.
///
/// @param list those of the waiting side first, each side in order, so that equal units are
///   neighbours
record Targets(List<Target> list) {

  /// A unit that a strike may be dealt to.
  ///
  /// @param need points that it can take, at least 0; what it is given beyond does nothing
  record Target(Unit unit, int need, Effect effect) {

    /// Whether points do anything to it.
    boolean isHarmed() {
      return effect != Effect.NONE;
    }

    /// Whether damage must not be held back while it can take more.
    boolean isDue() {
      return effect == Effect.HARMS;
    }

    /// Whether it stands in one of a set of areas.
    boolean isIn(int areas) {
      return (areas & unit.area().bit()) != 0;
    }
  }

  /// What points do to a target.
  enum Effect {
    /// They are damage.
    HARMS,
    /// They are damage, and the target is one of the player's own units.
    HARMS_OWN,
    /// They do nothing, because the unit is of another type.
    NONE
  }

  /// The target that a unit is, or null if it is none.
  @Nullable Target of(Unit unit) {
    for (Target target : list) {
      if (target.unit.equals(unit)) {
        return target;
      }
    }
    return null;
  }

  /// Those to which points do something, or those to which they do nothing.
  List<Target> thatAreHarmed(boolean harmed) {
    return list.stream().filter(target -> target.isHarmed() == harmed).toList();
  }

  /// What the targets in a set of areas can take that must not be held back.
  int due(int areas) {
    int due = 0;
    for (Target target : list) {
      if (target.isDue() && target.isIn(areas)) {
        due += target.need;
      }
    }
    return due;
  }
}
