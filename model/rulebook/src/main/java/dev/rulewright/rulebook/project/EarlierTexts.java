package dev.rulewright.rulebook.project;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.align.Successors;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What editions said before they were changed, in the place of what they say now.
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
      earlier.put(edition.language(), Successors.of(units, edition.units()));
    }
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
