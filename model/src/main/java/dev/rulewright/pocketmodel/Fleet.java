package dev.rulewright.pocketmodel;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The units of one player that are in play, in order, so that equal units stand side by side.
public final class Fleet {

  /// No units.
  public static final Fleet NONE = new Fleet(new Unit[0]);

  private final Unit[] units;

  private Fleet(Unit[] units) {
    this.units = units;
  }

  /// Some units, in any order.
  public static Fleet of(Collection<Unit> units) {
    return sorted(units.toArray(Unit[]::new));
  }

  private static Fleet sorted(Unit[] units) {
    for (int i = 1; i < units.length; i++) {
      Unit unit = units[i];
      int at = i;
      for (; at > 0 && units[at - 1].compareTo(unit) > 0; at--) {
        units[at] = units[at - 1];
      }
      units[at] = unit;
    }
    return new Fleet(units);
  }

  /// The number of units.
  public int size() {
    return units.length;
  }

  /// Whether there are no units.
  public boolean isEmpty() {
    return units.length == 0;
  }

  /// A unit, from 0 to [#size] - 1.
  public Unit get(int index) {
    return units[index];
  }

  /// Where the units that are equal to the one at an index end.
  public int endOfEqual(int index) {
    int end = index + 1;
    while (end < units.length && units[end].equals(units[index])) {
      end++;
    }
    return end;
  }

  /// Every unit.
  public List<Unit> toList() {
    return List.of(units);
  }

  private static int indexOf(Unit unit, Unit[] units) {
    for (int i = 0; i < units.length; i++) {
      if (units[i].equals(unit)) {
        return i;
      }
    }
    return -1;
  }

  /// The unit with a mark, if it is still in play.
  public @Nullable Unit marked(int mark) {
    for (Unit unit : units) {
      if (unit.mark() == mark) {
        return unit;
      }
    }
    return null;
  }

  /// The stars of the units that have a mark.
  public int markedStars() {
    int stars = 0;
    for (Unit unit : units) {
      stars += unit.mark() > 0 ? unit.stars() : 0;
    }
    return stars;
  }

  /// With one unit in the place of another.
  ///
  /// @throws IllegalStateException if there is no such unit
  public Fleet replaced(Unit unit, Unit other) {
    Unit[] changed = units.clone();
    changed[found(unit, changed)] = other;
    return sorted(changed);
  }

  /// With units moved.
  ///
  /// @throws IllegalStateException if there is no such unit
  public Fleet moved(List<Move.Step> steps) {
    Unit[] changed = units.clone();
    for (int i = 0; i < steps.size(); i++) {
      Move.Step step = steps.get(i);
      changed[found(step.unit(), changed)] = step.unit().in(step.to());
    }
    return sorted(changed);
  }

  private static int found(Unit unit, Unit[] units) {
    int index = indexOf(unit, units);
    if (index < 0) {
      throw new IllegalStateException("no %s in %s".formatted(unit, Arrays.toString(units)));
    }
    return index;
  }

  /// Without a unit.
  ///
  /// @throws IllegalStateException if there is no such unit
  public Fleet minus(Unit unit) {
    int index = found(unit, units);
    var rest = new Unit[units.length - 1];
    System.arraycopy(units, 0, rest, 0, index);
    System.arraycopy(units, index + 1, rest, index, rest.length - index);
    return new Fleet(rest);
  }

  /// With units that enter a zone.
  public Fleet plus(Pile<UnitKind> entering, Zone zone) {
    Unit[] more = Arrays.copyOf(units, units.length + entering.size());
    int next = units.length;
    for (int kind = 0; kind < entering.kinds(); kind++) {
      for (int copy = 0; copy < entering.count(kind); copy++) {
        more[next++] = Unit.fresh(entering.kind(kind), zone);
      }
    }
    return sorted(more);
  }

  /// With every unit changed.
  public Fleet changed(UnaryOperator<Unit> change) {
    var changed = new Unit[units.length];
    for (int i = 0; i < changed.length; i++) {
      changed[i] = change.apply(units[i]);
    }
    return sorted(changed);
  }

  /// Without marks.
  public Fleet unmarked() {
    for (Unit unit : units) {
      if (unit.mark() > 0) {
        return changed(each -> each.mark() > 0 ? each.marked(0) : each);
      }
    }
    return this;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Fleet fleet && Arrays.equals(units, fleet.units);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(units);
  }

  @Override
  public String toString() {
    return Arrays.toString(units);
  }
}
