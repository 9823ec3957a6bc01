package dev.rulewright.reports.results;

import java.util.List;

/// What stands in the data without evidence.
///
/// @param entries cards and adjacencies of which something is assumed; a line may tell of several
/// @param lines what is assumed, one sentence each
public record Assumed(int entries, List<String> lines) {

  /// Nothing.
  public static final Assumed NOTHING = of(List.of());

  /// Copies the list.
  public Assumed {
    lines = List.copyOf(lines);
  }

  /// One entry for each line.
  public static Assumed of(List<String> lines) {
    return new Assumed(lines.size(), lines);
  }
}
