package dev.rulewright.rulebook.exchange;

import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.link.ClauseTable;
import java.util.HashMap;
import java.util.Map;

/// How the passages of an alignment are called in files: by their clause, and where none is known
/// by the id of their first unit, with its language. No name is given twice.
public final class PassageNames {

  private final ClauseTable clauses;
  private final Map<String, Integer> given = new HashMap<>();

  /// Names for one file.
  public PassageNames(ClauseTable clauses) {
    this.clauses = clauses;
  }

  /// The name of the next row, such as `MOVE-7`, `MOVE-7/2` or `de-165.1`.
  public String of(Row row) {
    String name = clauses.of(row).stream().findFirst().orElseGet(() -> unit(row));
    int times = given.merge(name, 1, Integer::sum);
    return times == 1 ? name : name + "/" + times;
  }

  private static String unit(Row row) {
    return row.units().entrySet().stream()
        .filter(each -> !each.getValue().isEmpty())
        .map(each -> each.getKey() + "-" + each.getValue().getFirst().id())
        .findFirst()
        .orElseThrow();
  }
}
