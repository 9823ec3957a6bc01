package dev.rulewright.rulebook.align;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Fix.Beginning;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The rows of an alignment while corrections by hand are carried out, which always win.
final class FixedRows {

  /// A unit by its language and its index in its edition.
  private record Spot(String language, int index) {}

  private final List<Edition> editions;
  private final Map<Spot, Integer> rowOf = new HashMap<>();
  private final Map<Spot, Place> settled = new HashMap<>();

  /// The units of each row by their indices; rows that have become empty stay until the end.
  private final List<Map<String, TreeSet<Integer>>> rows = new ArrayList<>();

  private final List<Double> common = new ArrayList<>();

  /// The rows in their order; new ones are put in.
  private final List<Integer> order = new ArrayList<>();

  private FixedRows(List<Edition> editions, Alignment alignment) {
    this.editions = editions;
    Map<String, Integer> next = new HashMap<>();
    for (Row row : alignment.rows()) {
      int number = newRow(row.common());
      order.add(number);
      row.units()
          .forEach((language, units) -> {
            for (Unit unit : units) {
              int index = next.merge(language, 1, Integer::sum) - 1;
              if (!edition(language).units().get(index).equals(unit)) {
                throw new IllegalStateException(language + " " + unit + " is out of order");
              }
              put(new Spot(language, index), number);
            }
          });
    }
  }

  /// An alignment with its corrections.
  ///
  /// @throws BadInput if one names a sentence that is not there, or one that another has placed
  static Alignment of(Alignment alignment, List<Edition> editions, List<Fix> fixes) {
    if (fixes.isEmpty()) {
      return alignment;
    }
    var rows = new FixedRows(editions, alignment);
    fixes.forEach(rows::carryOut);
    return new Alignment(alignment.languages(), rows.result(alignment.languages()));
  }

  private Edition edition(String language) {
    return editions.stream().filter(e -> e.language().equals(language)).findFirst().orElseThrow();
  }

  private int newRow(double howMuch) {
    rows.add(new LinkedHashMap<>());
    common.add(howMuch);
    return rows.size() - 1;
  }

  private void put(Spot spot, int row) {
    rows.get(row).computeIfAbsent(spot.language(), _ -> new TreeSet<>()).add(spot.index());
    rowOf.put(spot, row);
  }

  private void carryOut(Fix fix) {
    List<Spot> spots = new ArrayList<>();
    fix.sentences()
        .forEach((language, beginnings) ->
            beginnings.forEach(beginning -> spots.add(spot(language, beginning))));
    switch (fix.action()) {
      case LINK -> {
        settle(spots, fix);
        moveOut(spots);
      }
      case SPLIT -> {
        settle(spots, fix);
        if (rowsOf(spots).size() > 1) {
          throw BadInput.at(fix.place()).because("these sentences are not in one row any more");
        }
        moveOut(spots);
      }
      case UNLINK -> {
        settle(spots, fix);
        fix.sentences()
            .keySet()
            .forEach(language ->
                moveOut(spots.stream().filter(s -> s.language().equals(language)).toList()));
      }
      case MERGE -> merge(rowsOf(spots));
    }
  }

  private Set<Integer> rowsOf(List<Spot> spots) {
    return spots.stream()
        .map(spot -> Objects.requireNonNull(rowOf.get(spot)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private void settle(List<Spot> spots, Fix fix) {
    for (Spot spot : spots) {
      Place before = settled.put(spot, fix.place());
      if (before != null) {
        throw BadInput.at(fix.place())
            .found(edition(spot.language()).units().get(spot.index()).text())
            .because("line %d says where this sentence belongs already", before.line());
      }
    }
  }

  /// Puts units into a row of their own, before or behind the row of the first one.
  private void moveOut(List<Spot> spots) {
    Spot first = spots.getFirst();
    int home = Objects.requireNonNull(rowOf.get(first));
    int row = newRow(1);
    for (Spot spot : spots) {
      Map<String, TreeSet<Integer>> old = rows.get(Objects.requireNonNull(rowOf.get(spot)));
      Objects.requireNonNull(old.get(spot.language())).remove(spot.index());
      put(spot, row);
    }
    TreeSet<Integer> left = rows.get(home).getOrDefault(first.language(), new TreeSet<>());
    boolean behind = !left.isEmpty() && left.first() < first.index();
    order.add(order.indexOf(home) + (behind ? 1 : 0), row);
  }

  private void merge(Set<Integer> merged) {
    int into = order.stream().filter(merged::contains).findFirst().orElseThrow();
    for (int row : merged) {
      if (row != into) {
        rows.get(row)
            .forEach((language, units) ->
                List.copyOf(units).forEach(index -> put(new Spot(language, index), into)));
        rows.get(row).clear();
      }
    }
    common.set(into, 1.0);
  }

  /// The unit that begins so.
  private Spot spot(String language, Beginning beginning) {
    List<Unit> units = edition(language).units();
    String text = beginning.text().text();
    var found = new ArrayList<Integer>();
    for (int i = 0; i < units.size(); i++) {
      if (units.get(i).text().startsWith(text)) {
        found.add(i);
      }
    }
    if (found.size() < Math.max(1, beginning.number())) {
      throw beginning
          .text()
          .because(
              "%s of %s begins so, expected %s",
              found.isEmpty() ? "no sentence" : "only sentence 1 to " + found.size(),
              edition(language).source(),
              beginning.number() > 0 ? beginning.number() : "one");
    }
    if (beginning.number() == 0 && found.size() > 1) {
      throw beginning
          .text()
          .because(
              "%d sentences begin so (lines %s), expected one\n"
                  + "Maybe write more of it, or #2 behind it for the second one.",
              found.size(),
              found.stream()
                  .map(i -> "" + units.get(i).firstLine())
                  .collect(Collectors.joining(", ")));
    }
    return new Spot(language, found.get(Math.max(0, beginning.number() - 1)));
  }

  private List<Row> result(List<String> languages) {
    var result = new ArrayList<Row>();
    for (int row : order) {
      Map<String, List<Unit>> units = new LinkedHashMap<>();
      for (String language : languages) {
        units.put(
            language,
            rows.get(row).getOrDefault(language, new TreeSet<>()).stream()
                .map(edition(language).units()::get)
                .toList());
      }
      result.add(new Row(units, common.get(row)));
    }
    result.removeIf(Row::isEmpty);
    return result;
  }
}
