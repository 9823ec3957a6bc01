package dev.rulewright.rulebook.compare.telling;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.matching.Clues;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.compare.weighing.Ground;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The rows of an alignment as they are compared, and the gaps among them: rows beside each other
/// in which the same editions say nothing are one gap, so that a chapter that is missing is one
/// finding.
///
/// @param rows in the order of the reference
/// @param clues of the same rows
public record Rows(List<Row> rows, Clues clues) {

  private static final String EXCEPT = "exception.except";

  /// So many sentences of rules that are missing surely change them.
  private static final int CHAPTER = 3;

  /// The same with another thing said in one row.
  public Rows with(int row, Row said, Map<String, Passage> passages) {
    var changed = new ArrayList<>(rows);
    changed.set(row, said);
    return new Rows(changed, clues.with(row, passages));
  }

  /// The gap that begins in a row; empty if none does.
  public Optional<Finding> gapBeginningIn(int row) {
    return isIn(row) && first(row) == row ? Optional.of(finding(row)) : Optional.empty();
  }

  /// The gap to which a row belongs; empty if it belongs to none.
  public Optional<Finding> gapAround(int row) {
    return isIn(row) ? Optional.of(finding(first(row))) : Optional.empty();
  }

  private boolean isIn(int row) {
    return !clues.speaking(row).isEmpty()
        && !silent(row).isEmpty()
        && isCompared(rows.get(row).first().role());
  }

  /// Whether units of a role are compared.
  public static boolean isCompared(Role role) {
    return role != Role.HEADING && role != Role.FLAVOUR;
  }

  private List<String> silent(int row) {
    return clues.languages().stream().filter(each -> rows.get(row).in(each).isEmpty()).toList();
  }

  private int first(int row) {
    int first = row;
    for (int i = row - 1; i >= 0 && silent(i).equals(silent(row)); i--) {
      first = isIn(i) ? i : first;
    }
    return first;
  }

  private Finding finding(int first) {
    List<String> silent = silent(first);
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    int binding = 0;
    boolean exception = true;
    for (int i = first; i < rows.size() && silent(i).equals(silent); i++) {
      if (isIn(i)) {
        binding += rows.get(i).first().role().isNormative() ? 1 : 0;
        exception &=
            clues.speaking(i).values().stream().allMatch(each -> each.says(Set.of(EXCEPT)));
        rows.get(i)
            .units()
            .forEach((language, more) ->
                units.computeIfAbsent(language, _ -> new ArrayList<>()).addAll(more));
      }
    }
    Map<String, Said> said = new LinkedHashMap<>();
    clues.languages().forEach(each -> said.put(each, said(units.getOrDefault(each, List.of()))));
    boolean addition =
        said.size() > 2
            ? silent.size() == said.size() - 1
            : silent.contains(clues.languages().getFirst());
    return new Finding(
            exception ? Kind.EXCEPTION : addition ? Kind.ADDITION : Kind.OMISSION,
            binding < CHAPTER ? Severity.MISLEADING : Severity.RULE_CHANGING,
            Ground.GAP.sure(),
            new Row(units, rows.get(first).common()),
            said,
            Finding.TEXT,
            String.join(", ", silent) + (silent.size() == 1 ? " says" : " say") + " nothing of it",
            Finding.Link.NONE)
        .explained();
  }

  /// A gap is quoted by the first thing that the others say and it does not.
  private static Said said(List<Unit> units) {
    return units.isEmpty() ? Said.NOTHING : new Said("said", units.getFirst().text());
  }
}
