package dev.rulewright.missioncombat;

import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A unit on the board. Units that are equal are interchangeable.
///
/// @param damage damage taken this turn, at least 0 (ATTACK-7)
/// @param roadUsed whether its Arterial Road move is used up this turn (ROAD-2)
/// @param speedUsed whether its free move of speed is used up this turn (TRAIT-3)
public record Unit(UnitCard card, Area area, int damage, boolean roadUsed, boolean speedUsed)
    implements Comparable<Unit> {

  /// A unit that has just come into play.
  public static Unit fresh(UnitCard card, Area area) {
    return new Unit(card, area, 0, false, false);
  }

  /// The faction that the unit belongs to.
  public Faction faction() {
    return card.faction();
  }

  /// The unit in another area.
  public Unit in(Area other) {
    return new Unit(card, other, damage, roadUsed, speedUsed);
  }

  /// The unit with more damage.
  public Unit damagedBy(int points) {
    return new Unit(card, area, damage + points, roadUsed, speedUsed);
  }

  /// The unit with its Arterial Road move used up.
  public Unit roadMoveUsed() {
    return new Unit(card, area, damage, true, speedUsed);
  }

  /// The unit with its free move of speed used up.
  public Unit speedMoveUsed() {
    return new Unit(card, area, damage, roadUsed, true);
  }

  /// Whether the unit has damage or has used a free move, which the end of the turn undoes.
  public boolean isWorn() {
    return damage > 0 || roadUsed || speedUsed;
  }

  /// The unit as a turn begins: without damage (END-1), every free move available (ROAD-2,
  /// TRAIT-3).
  public Unit refreshed() {
    return isWorn() ? fresh(card, area) : this;
  }

  /// By area, then card, then what else tells units apart.
  @Override
  public int compareTo(Unit other) {
    return Long.compare(rank(), other.rank());
  }

  /// Compares ranks first: in play, where all cards come from one box, they tell units apart.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Unit unit
        && rank() == unit.rank()
        && Objects.equals(card, unit.card)
        && Objects.equals(area, unit.area);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(rank());
  }

  private long rank() {
    int freeMovesUsed = (roadUsed ? 2 : 0) + (speedUsed ? 1 : 0);
    return ((long) area.index() << 40)
        | ((long) card.index() << 24)
        | ((long) damage << 2)
        | freeMovesUsed;
  }

  /// The unit in notation: `card@area`, and after `#` the damage and the free moves used.
  @Override
  public String toString() {
    String marks =
        (damage > 0 ? "," + damage : "")
            + (roadUsed ? ",road-used" : "")
            + (speedUsed ? ",speed-used" : "");
    return card.id() + "@" + area.id() + (marks.isEmpty() ? "" : "#" + marks.substring(1));
  }
}
