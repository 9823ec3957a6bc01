package dev.rulewright.missioncombat.rules;

import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.material.Area;
import org.jspecify.annotations.Nullable;

/// A set of areas that one clause after another narrows down.
///
/// **Listing and judging run the same code**: a list takes what is left at the end; a ruling asks
/// about one area and learns which clause took it away. So a ruling cannot disagree with the list.
final class Narrowing {

  private static final int EVERYWHERE = -1;

  private final int asked;
  private int left = EVERYWHERE;
  private @Nullable MissionClause because;

  private Narrowing(int asked) {
    this.asked = asked;
  }

  /// Narrows down all areas, for a list.
  static Narrowing listing() {
    return new Narrowing(0);
  }

  /// Narrows down all areas and remembers why one of them was taken away.
  static Narrowing asking(Area area) {
    return new Narrowing(area.bit());
  }

  /// Keeps the areas of a set; a clause takes the others away.
  void keep(int areas, MissionClause clause) {
    if (because == null && (asked & left & ~areas) != 0) {
      because = clause;
    }
    left &= areas;
  }

  /// Keeps everything under a condition; otherwise a clause takes all areas away.
  void require(boolean condition, MissionClause clause) {
    if (!condition) {
      keep(0, clause);
    }
  }

  /// The areas that no clause has taken away.
  int left() {
    return left;
  }

  /// The clause that took the asked area away, or null if it is still there.
  @Nullable MissionClause because() {
    return because;
  }
}
