package dev.rulewright.rulebook.align;

import dev.rulewright.rulebook.Unit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What the units of a text were before it was changed. Units with the same words stand for each
/// other; what is new between two of them stands for what stood between them, and what is gone
/// without a successor belongs to the unit that it followed.
public final class Successors {

  private Successors() {}

  /// The earlier units of each unit, by its id; none if it is new.
  ///
  /// @param before in the order of the earlier text
  /// @param after in the order of the text
  public static Map<String, List<Unit>> of(List<Unit> before, List<Unit> after) {
    Map<String, Deque<Integer>> places = new HashMap<>();
    for (int i = 0; i < before.size(); i++) {
      places.computeIfAbsent(before.get(i).text(), _ -> new ArrayDeque<>()).add(i);
    }
    var same = new ArrayList<Integer>();
    var kept = new boolean[before.size()];
    for (Unit unit : after) {
      Integer place = places.getOrDefault(unit.text(), new ArrayDeque<>()).poll();
      same.add(place == null ? -1 : place);
      if (place != null) {
        kept[place] = true;
      }
    }
    Map<String, List<Unit>> earlier = new HashMap<>();
    int next = 0;
    for (int i = 0; i < after.size(); i++) {
      var units = new ArrayList<Unit>();
      if (same.get(i) >= 0) {
        for (; i == 0 && !kept[next]; next++) {
          units.add(before.get(next));
        }
        next = same.get(i) + 1;
        units.add(before.get(same.get(i)));
      } else if (next < kept.length && !kept[next]) {
        units.add(before.get(next++));
      }
      boolean last = i + 1 == after.size() || same.get(i + 1) >= 0;
      for (; last && next < kept.length && !kept[next]; next++) {
        units.add(before.get(next));
      }
      earlier.put(after.get(i).id(), units);
    }
    return earlier;
  }
}
