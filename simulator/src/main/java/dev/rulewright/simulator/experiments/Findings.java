package dev.rulewright.simulator.experiments;

import java.util.List;
import java.util.Optional;

/// What an experiment found.
///
/// @param tables the numbers behind the verdict, each of another name
/// @param notes what the numbers mean and rest on, one sentence or two each
public record Findings(Verdict verdict, List<ResultTable> tables, List<String> notes) {

  public Findings {
    tables = List.copyOf(tables);
    notes = List.copyOf(notes);
  }

  /// The table of that name.
  public Optional<ResultTable> table(String name) {
    return tables.stream().filter(table -> table.name().equals(name)).findFirst();
  }
}
