package dev.rulewright.rulebook.align;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/// The parts into which an edition is cut before its units are aligned: from a heading to another
/// one, if that is not too short or too long.
///
/// @param starts the first unit of each part by its index, and behind them the number of units
record Sections(List<Integer> starts) {

  /// The fewest units of a part that a heading ends.
  private static final int SHORTEST = 12;

  /// The most units of a part.
  private static final int LONGEST = 40;

  static Sections of(List<Features> units) {
    var starts = new ArrayList<Integer>();
    for (int i = 0; i < units.size(); i++) {
      int length = starts.isEmpty() ? LONGEST : i - starts.getLast();
      if (length >= LONGEST || (length >= SHORTEST && units.get(i).heading())) {
        starts.add(i);
      }
    }
    starts.add(units.size());
    return new Sections(List.copyOf(starts));
  }

  /// The first unit of a part; for the number of parts, the number of units.
  int start(int part) {
    return starts.get(part);
  }

  /// How many units the edition has.
  int units() {
    return starts.getLast();
  }

  /// What can be compared of each part as a whole.
  List<Features> features(List<Features> units) {
    var parts = new ArrayList<Features>();
    for (int part = 0; part + 1 < starts.size(); part++) {
      List<Features> inside = units.subList(start(part), start(part + 1));
      var roots = new ArrayList<String>();
      var bag = new LinkedHashSet<String>();
      int length = 0;
      for (Features unit : inside) {
        roots.addAll(unit.roots());
        bag.addAll(unit.bag());
        length += unit.length();
      }
      parts.add(new Features(false, length, roots, bag));
    }
    return parts;
  }
}
