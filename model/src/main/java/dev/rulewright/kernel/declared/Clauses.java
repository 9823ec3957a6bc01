package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Rulebook;
import java.util.List;

/// The clauses that rules cite by their identifiers.
record Clauses(Rulebook rulebook) {

  /// The clause of an identifier.
  ///
  /// @throws BadInput at the author's line if it has no row
  Clause of(String id) {
    for (Clause clause : rulebook.clauses()) {
      if (clause.id().equals(id)) {
        return clause;
      }
    }
    List<String> known = rulebook.clauses().stream().map(Clause::id).toList();
    throw BadInput.at(Setup.here()).unknown("a clause in clauses.csv", id, known);
  }
}
