package dev.rulewright.rulebook.project;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What editions said before they were changed, in the place of what they say now. Units with the
/// same words stand for each other; what is new between two of them stands for what stood between
/// them, and what is gone without a successor belongs to the unit that it followed.
final class EarlierTexts {

  /// The earlier units of each unit, by language and id.
  private final Map<String, Map<String, List<Unit>>> earlier = new HashMap<>();

  /// @param before editions; languages that are not there said nothing
  EarlierTexts(List<Edition> before, List<Edition> after) {
    for (Edition edition : after) {
      List<Unit> units =
          before.stream()
              .filter(each -> each.language().equals(edition.language()))
              .flatMap(each -> each.units().stream())
              .toList();
      earlier.put(edition.language(), earlier(units, edition.units()));
    }
  }

  private static Map<String, List<Unit>> earlier(List<Unit> before, List<Unit> after) {
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

  /// What the editions said in a row; the same row where nothing has changed.
  Row of(Row row) {
    if (!differ(row)) {
      return row;
    }
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    row.units().forEach((language, now) -> units.put(language, before(now, language)));
    return new Row(units, row.common());
  }

  private List<Unit> before(List<Unit> units, String language) {
    Map<String, List<Unit>> before = earlier.getOrDefault(language, Map.of());
    return units.stream()
        .flatMap(unit -> before.getOrDefault(unit.id(), List.of()).stream())
        .toList();
  }

  /// Whether an edition says another thing in a row than before.
  boolean differ(Row row) {
    return row.units().keySet().stream().anyMatch(language -> differ(row, language));
  }

  /// Whether one edition does.
  boolean differ(Row row, String language) {
    List<Unit> now = row.in(language);
    return !texts(before(now, language)).equals(texts(now));
  }

  private static List<String> texts(List<Unit> units) {
    return units.stream().map(Unit::text).toList();
  }
}
