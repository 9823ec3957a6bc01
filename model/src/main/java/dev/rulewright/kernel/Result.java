package dev.rulewright.kernel;

import java.util.List;

/// How a play ended.
///
/// @param winners who won; empty for a draw
/// @param reason one word or phrase joined by hyphens, such as `no-units-left`, for tables
/// @param clauses the clauses that end play here
public record Result(
    List<? extends Player> winners, String reason, List<? extends Clause> clauses) {

  /// Copies the lists.
  public Result {
    winners = List.copyOf(winners);
    clauses = List.copyOf(clauses);
  }

  /// Whether nobody won.
  public boolean isDraw() {
    return winners.isEmpty();
  }
}
