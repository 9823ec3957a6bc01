package dev.rulewright.reports.results;

import java.util.List;

/// What one method found out about one property under one reading.
///
/// @param property identifier of the property
/// @param sentence what it says
/// @param clauses identifiers of the clauses that make it so
/// @param reading the name of the reading
/// @param method how it was looked at: `explore`, `alloy` or `search`
/// @param bound what was looked at, such as `13 worlds, 1,204,511 positions`
/// @param verdict what came of it
/// @param detail what breaks it, or why it is expected to fail, or nothing
/// @param witness the file that holds a play that breaks it, or nothing
/// @param seconds wall time; where several properties were looked at together, the time of all
public record CheckRow(
    String property,
    String sentence,
    List<String> clauses,
    String reading,
    String method,
    String bound,
    Verdict verdict,
    String detail,
    String witness,
    double seconds) {

  /// Copies the list.
  public CheckRow {
    clauses = List.copyOf(clauses);
  }
}
