package dev.rulewright.pocketmodel.rules;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.Move.Step;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Every way to choose some of several units whose stars add up to a limit at most, counted and not
/// filled. The first choice is of none. Units that are equal form a group, of which only the number
/// chosen matters, and where units move, how many go to which zone.
///
/// `row[s]` is the number of choices with `s` stars at most among the groups looked at so far. A
/// group is added to a row, or taken out of it again, in place.
final class Choices {

  /// What is chosen from.
  private interface Groups {
    int size();

    int stars(int group);

    /// The equal units in a group; 0 for a group that is part of an earlier one.
    int copies(int group);

    /// The zones to which one of them can go.
    int zones(int group);
  }

  private final int[] row;

  private Choices(Groups groups, int limit) {
    row = new int[limit + 1];
    Arrays.fill(row, 1);
    for (int group = 0; group < groups.size(); group++) {
      int copies = groups.copies(group);
      int each = groups.stars(group);
      int zones = groups.zones(group);
      for (int stars = limit; stars > 0 && copies > 0; stars--) {
        row[stars] += withSome(row, copies, each, zones, stars);
      }
    }
  }

  /// The choices with at least one of some equal units, and what a row says of others.
  private static int withSome(int[] others, int copies, int each, int zones, int stars) {
    int ways = 0;
    for (int n = 1; n <= copies && n * each <= stars; n++) {
      ways += splits(n, zones) * others[stars - n * each];
    }
    return ways;
  }

  /// The ways in which equal units go to one zone or two.
  private static int splits(int units, int zones) {
    return zones == 1 ? 1 : units + 1;
  }

  /// Choices among units of the reserve.
  static Choices ofReserve(Pile<UnitKind> reserve, int limit) {
    return new Choices(new Reserve(reserve), limit);
  }

  /// Choices among units in play that move.
  static Choices ofFleet(Fleet fleet, int limit) {
    return new Choices(new Movers(fleet), limit);
  }

  /// The number of choices, that of none included.
  int size() {
    return row[row.length - 1];
  }

  /// A choice among units of the reserve.
  static Pile<UnitKind> units(Pile<UnitKind> reserve, Choices choices, long index) {
    var walk = new Walk(new Reserve(reserve), choices, index);
    Pile<UnitKind> chosen = reserve.emptied();
    for (int kind = 0; kind < reserve.kinds(); kind++) {
      walk.enter(kind);
      for (int copy = 0; copy < walk.units; copy++) {
        chosen = chosen.plus(reserve.kind(kind));
      }
    }
    return chosen;
  }

  /// A choice among units that move.
  static List<Step> steps(Fleet fleet, Choices choices, long index) {
    var walk = new Walk(new Movers(fleet), choices, index);
    var steps = new ArrayList<Step>(choices.row.length);
    for (int group = 0; group < fleet.size(); group++) {
      walk.enter(group);
      Unit unit = fleet.get(group);
      for (int n = 0; n < walk.units; n++) {
        boolean first = n < walk.units - walk.split;
        steps.add(new Step(unit, unit.zone().neighbour(first ? 0 : 1)));
      }
    }
    return steps;
  }

  /// Goes through the groups towards the choice at an index.
  private static final class Walk {
    private final Groups groups;

    /// The choices among the groups that have not been entered.
    private final int[] row;

    private long index;
    private int stars;
    private int units;

    /// How many of them go to the second zone.
    private int split;

    Walk(Groups groups, Choices choices, long index) {
      this.groups = groups;
      this.index = index;
      stars = choices.row.length - 1;
      row = choices.row.clone();
    }

    void enter(int group) {
      int copies = groups.copies(group);
      int each = groups.stars(group);
      int zones = groups.zones(group);
      for (int left = 1; left < row.length && copies > 0; left++) {
        row[left] -= withSome(row, copies, each, zones, left);
      }
      for (units = 0; units <= copies; units++) {
        int rest = row[stars - units * each];
        int splits = splits(units, zones);
        if (index < (long) splits * rest) {
          split = (int) (index / rest);
          index %= rest;
          stars -= units * each;
          return;
        }
        index -= (long) splits * rest;
      }
      throw new IndexOutOfBoundsException("no such choice");
    }
  }

  private record Reserve(Pile<UnitKind> units) implements Groups {
    @Override
    public int size() {
      return units.kinds();
    }

    @Override
    public int stars(int group) {
      return units.kind(group).stars();
    }

    @Override
    public int copies(int group) {
      return units.count(group);
    }

    @Override
    public int zones(int group) {
      return 1;
    }
  }

  private record Movers(Fleet fleet) implements Groups {
    @Override
    public int size() {
      return fleet.size();
    }

    @Override
    public int stars(int group) {
      return fleet.get(group).stars();
    }

    @Override
    public int copies(int group) {
      boolean later = group > 0 && fleet.get(group).equals(fleet.get(group - 1));
      return later ? 0 : fleet.endOfEqual(group) - group;
    }

    @Override
    public int zones(int group) {
      return fleet.get(group).zone().neighbours();
    }
  }
}
