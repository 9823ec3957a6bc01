package dev.rulewright.missioncombat.rules.listing;

import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.material.Area;
import org.jspecify.annotations.Nullable;

/// Narrows down a set of areas, clause by clause.
///
/// **Listing and judging run the same code**: a list takes what is left at the end; a ruling asks
/// about one area and learns which clause took it away. So a ruling cannot disagree with the list.
public final class Narrowing {

  /// Asks about no area and remembers nothing, so that all lists share it.
  public static final Narrowing FOR_A_LIST = new Narrowing(0);

  private final int asked;
  private @Nullable MissionClause because;

  private Narrowing(int asked) {
    this.asked = asked;
  }

  /// Remembers why an area was taken away.
  public static Narrowing asking(Area area) {
    return new Narrowing(area.bit());
  }

  /// What is left of a set of areas when a clause keeps only some areas.
  public int keep(int left, int areas, MissionClause clause) {
    if ((asked & left & ~areas) != 0) {
      because = clause;
    }
    return left & areas;
  }

  /// What is left of a set of areas when a clause takes some areas away.
  public int take(int left, int areas, MissionClause clause) {
    return keep(left, left & ~areas, clause);
  }

  /// What is left of a set of areas when a clause takes all of them away unless a condition holds.
  public int require(int left, boolean condition, MissionClause clause) {
    return condition ? left : take(left, left, clause);
  }

  /// What is wrong with rules in which a clause takes areas away and gives no reason.
  public static IllegalStateException without(MissionClause because, Move move) {
    return new IllegalStateException("no reason why " + because + " forbids '" + move + "'");
  }

  /// The clause that took the asked area away, or null if it is still there.
  public @Nullable MissionClause because() {
    return because;
  }
}
