package dev.rulewright.pocketmodel;

import dev.rulewright.pocketmodel.material.UnitKind;
import org.jspecify.annotations.Nullable;

/// A unit in play. Equal units are interchangeable.
///
/// @param damage counters on it, below its shields
/// @param mark the number that it has been given in the action under way, from 1, or 0: attackers
///   are numbered in the order in which they were announced, defenders in that in which they were
///   first named
public record Unit(UnitKind kind, Zone zone, int damage, int mark) implements Comparable<Unit> {

  /// A unit that enters play.
  public static Unit fresh(UnitKind kind, Zone zone) {
    return new Unit(kind, zone, 0, 0);
  }

  /// The stars of the unit.
  public int stars() {
    return kind.stars();
  }

  /// The unit in another zone.
  public Unit in(Zone other) {
    return new Unit(kind, other, damage, mark);
  }

  /// The unit with so many counters.
  public Unit withDamage(int counters) {
    return new Unit(kind, zone, counters, mark);
  }

  /// The unit with another mark.
  public Unit marked(int other) {
    return new Unit(kind, zone, damage, other);
  }

  /// In the order of zones and of the unit file.
  @Override
  public int compareTo(Unit other) {
    int order = zone.compareTo(other.zone);
    order = order == 0 ? Integer.compare(kind.index(), other.kind.index()) : order;
    order = order == 0 ? Integer.compare(damage, other.damage) : order;
    return order == 0 ? Integer.compare(mark, other.mark) : order;
  }

  /// As [#compareTo] does: within a game the index tells kinds apart.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Unit unit && compareTo(unit) == 0;
  }

  @Override
  public int hashCode() {
    return ((kind.index() * 31 + zone.ordinal()) * 31 + damage) * 31 + mark;
  }

  /// The unit as moves name it: `razor@contested`, with its damage `razor@contested#1`.
  @Override
  public String toString() {
    return kind + "@" + zone + (damage > 0 ? "#" + damage : "");
  }
}
