package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a file says that is left out, in the order in which it was met.
final class Unread {

  private final Map<String, Integer> counts = new LinkedHashMap<>();
  private final Map<String, Place> places = new LinkedHashMap<>();

  /// Notes something that is left out.
  ///
  /// @param what such as `<transacGrp>`
  void add(String what, Place place) {
    counts.merge(what, 1, Integer::sum);
    places.putIfAbsent(what, place);
  }

  /// One sentence for each kind, with the place of the first.
  List<String> warnings() {
    return counts.entrySet().stream()
        .map(each ->
            "%s: left out: %s%s"
                .formatted(
                    places.get(each.getKey()),
                    each.getKey(),
                    each.getValue() == 1 ? "" : " (" + each.getValue() + " times)"))
        .toList();
  }
}
