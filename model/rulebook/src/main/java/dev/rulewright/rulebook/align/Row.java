package dev.rulewright.rulebook.align;

import dev.rulewright.rulebook.Unit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What the editions say of one matter.
///
/// @param units by language, in the order of the editions; an edition that says nothing of it has
///   none
/// @param common how much of what they say is common, from 0 to 1; 1 if only one edition says it
public record Row(Map<String, List<Unit>> units, double common) {

  /// Copies the map.
  public Row {
    units = Collections.unmodifiableMap(new LinkedHashMap<>(units));
  }

  /// What some rows say, each behind the one before it, as one.
  ///
  /// @param common how much of what the editions say in it is common, from 0 to 1
  public static Row joined(List<Row> rows, double common) {
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    for (Row row : rows) {
      row.units.forEach(
          (language, more) -> units.computeIfAbsent(language, _ -> new ArrayList<>()).addAll(more));
    }
    return new Row(units, common);
  }

  /// The units of a language, none if the edition says nothing of the matter.
  public List<Unit> in(String language) {
    return units.getOrDefault(language, List.of());
  }

  /// Whether the first unit of another row is here as well.
  boolean holdsFirstOf(Row other) {
    return other.units.entrySet().stream()
        .filter(each -> !each.getValue().isEmpty())
        .findFirst()
        .filter(each -> in(each.getKey()).contains(each.getValue().getFirst()))
        .isPresent();
  }

  /// Whether a unit of one language is in both.
  public boolean sharesUnitWith(Row other) {
    return units.entrySet().stream()
        .anyMatch(each -> other.in(each.getKey()).stream().anyMatch(each.getValue()::contains));
  }

  /// The same with some of the languages.
  public Row in(List<String> languages) {
    Map<String, List<Unit>> some = new LinkedHashMap<>();
    languages.forEach(language -> some.put(language, in(language)));
    return new Row(some, common);
  }

  /// What is among some units.
  ///
  /// @param some by language
  Row among(Map<String, List<Unit>> some) {
    Map<String, List<Unit>> left = new LinkedHashMap<>();
    units.forEach((language, said) ->
        left.put(
            language,
            said.stream().filter(some.getOrDefault(language, List.of())::contains).toList()));
    long speaking = left.values().stream().filter(said -> !said.isEmpty()).count();
    return new Row(left, speaking > 1 ? common : 1);
  }

  /// Whether no edition says anything.
  public boolean isEmpty() {
    return units.values().stream().allMatch(List::isEmpty);
  }

  /// The first unit of the first edition that says something.
  public Unit first() {
    return units.values().stream().filter(u -> !u.isEmpty()).findFirst().orElseThrow().getFirst();
  }
}
