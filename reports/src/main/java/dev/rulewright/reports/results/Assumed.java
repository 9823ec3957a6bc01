package dev.rulewright.reports.results;

import java.util.List;

/// What stands in the data without evidence.
///
/// @param lines what is assumed, one sentence each
public record Assumed(List<String> lines) {

  /// Copies the list.
  public Assumed {
    lines = List.copyOf(lines);
  }
}
