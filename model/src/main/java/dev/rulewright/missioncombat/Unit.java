package dev.rulewright.missioncombat;

import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A unit on the board. Units that are equal are interchangeable.
///
/// @param damage damage taken this turn, at least 0 (ATTACK-7)
/// @param marks what else tells it apart, a set of [Mark]s
/// @param setOutFrom where it stood when the turn began, if it has moved since and the reading
///   remembers that (`move.retreat-destination`)
public record Unit(UnitCard card, Area area, int damage, int marks, @Nullable Area setOutFrom)
    implements Comparable<Unit> {

  private static final int LASTING = lasting();

  /// A unit that has just come into play.
  public static Unit fresh(UnitCard card, Area area) {
    return new Unit(card, area, 0, 0, null);
  }

  private static int lasting() {
    int lasting = 0;
    for (Mark mark : Mark.values()) {
      if (mark.lasts()) {
        lasting |= mark.bit();
      }
    }
    return lasting;
  }

  /// The faction that the unit belongs to.
  public Faction faction() {
    return card.faction();
  }

  /// Whether the unit has a mark.
  public boolean has(Mark mark) {
    return (marks & mark.bit()) != 0;
  }

  /// The unit in another area.
  public Unit in(Area other) {
    return new Unit(card, other, damage, marks, setOutFrom);
  }

  /// The unit with more damage.
  public Unit damagedBy(int points) {
    return new Unit(card, area, damage + points, marks, setOutFrom);
  }

  /// The unit with one more mark.
  public Unit with(Mark mark) {
    return new Unit(card, area, damage, marks | mark.bit(), setOutFrom);
  }

  /// The unit without a mark.
  public Unit without(Mark mark) {
    return has(mark) ? new Unit(card, area, damage, marks & ~mark.bit(), setOutFrom) : this;
  }

  /// The unit, remembering where it stood when the turn began.
  public Unit settingOutFrom(@Nullable Area start) {
    return new Unit(card, area, damage, marks, start);
  }

  /// Where the unit stood when the turn began, or came into play since.
  public Area start() {
    return setOutFrom == null ? area : setOutFrom;
  }

  /// The unit without damage.
  public Unit undamaged() {
    return new Unit(card, area, 0, marks, setOutFrom);
  }

  /// The unit with nothing but card, area and damage.
  public Unit withoutMarks() {
    return new Unit(card, area, damage, 0, null);
  }

  /// Whether the unit has anything that the end of the turn undoes.
  public boolean isWorn() {
    return damage > 0 || (marks & ~LASTING) != 0 || setOutFrom != null;
  }

  /// The unit as a turn begins: without damage (END-1), every free move available (ROAD-2,
  /// TRAIT-3).
  public Unit refreshed() {
    return isWorn() ? new Unit(card, area, 0, marks & LASTING, null) : this;
  }

  /// The unit as a turn begins if it is not repaired: its damage stays.
  public Unit refreshedUnrepaired() {
    return isWorn() ? new Unit(card, area, damage, marks & LASTING, null) : this;
  }

  /// By area, then card, then what else tells units apart.
  @Override
  public int compareTo(Unit other) {
    return Long.compare(rank(), other.rank());
  }

  /// Compares ranks first: in play, where all cards come from one box, they tell units apart.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Unit unit
            && rank() == unit.rank()
            && Objects.equals(card, unit.card)
            && Objects.equals(area, unit.area));
  }

  @Override
  public int hashCode() {
    // Areas and cards stand in the upper bits of the rank, and a product carries upwards only: what
    // is to be spread has to come down first.
    long rank = rank();
    return (int) (((rank ^ rank >>> 32) * 0x9E37_79B9_7F4A_7C15L) >>> 32);
  }

  /// Marks have room for 16, areas for 63.
  private long rank() {
    long start = setOutFrom == null ? 0 : setOutFrom.index() + 1;
    return ((long) area.index() << 58)
        | ((long) card.index() << 42)
        | ((long) damage << 22)
        | start << 16
        | marks;
  }

  /// The unit in notation: `card@area`, and after `#` the damage, its marks, and where it set out
  /// from.
  @Override
  public String toString() {
    return card.id() + "@" + area.id() + wear();
  }

  /// What stands in notation behind card and area, nothing for a unit without damage and marks.
  public String wear() {
    var text = new StringBuilder();
    if (damage > 0) {
      text.append(',').append(damage);
    }
    for (Mark mark : Mark.values()) {
      if (has(mark)) {
        text.append(',').append(mark);
      }
    }
    if (setOutFrom != null) {
      text.append(",from-").append(setOutFrom.id());
    }
    return text.isEmpty() ? "" : "#" + text.substring(1);
  }
}
