package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Which clauses a passage prints, by the lines at which a catalogue cites them.
///
/// @param citations where each clause is printed, by its id, in the order of the book
public record ClauseTable(Map<String, List<Clause.Citation>> citations) {

  /// No clause is known.
  public static final ClauseTable NONE = new ClauseTable(Map.of());

  /// The clauses of a rulebook, whose citations count the lines of the same files.
  public static ClauseTable of(Rulebook rulebook) {
    Map<String, List<Clause.Citation>> citations = new LinkedHashMap<>();
    rulebook.clauses().forEach(clause -> citations.put(clause.id(), clause.citations()));
    return new ClauseTable(citations);
  }

  /// The clauses that a row prints in any edition, in the order of the book.
  public List<String> of(Row row) {
    return citations.entrySet().stream()
        .filter(each -> each.getValue().stream().anyMatch(citation -> prints(row, citation)))
        .map(Map.Entry::getKey)
        .toList();
  }

  /// Those of some units of an edition that print a clause.
  public List<Unit> printing(String clause, String language, List<Unit> units) {
    List<Clause.Citation> cited =
        citations.getOrDefault(clause, List.of()).stream()
            .filter(citation -> citation.edition().equals(language))
            .toList();
    return units.stream()
        .filter(unit -> cited.stream().anyMatch(citation -> meets(unit, citation)))
        .toList();
  }

  private static boolean prints(Row row, Clause.Citation citation) {
    return row.in(citation.edition()).stream().anyMatch(unit -> meets(unit, citation));
  }

  /// Whether a unit stands in lines that a citation names, with one line at least.
  public static boolean meets(Unit unit, Clause.Citation citation) {
    return unit.firstLine() <= citation.lastLine() && citation.firstLine() <= unit.lastLine();
  }
}
