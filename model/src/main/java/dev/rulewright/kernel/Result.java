package dev.rulewright.kernel;

import java.util.List;
import java.util.stream.Collectors;

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

  /// Who won, as scenarios and tables write it: identifiers joined by `+`, or `draw`.
  public String who() {
    return isDraw() ? "draw" : winners.stream().map(Player::id).collect(Collectors.joining("+"));
  }

  /// Whether nobody won.
  public boolean isDraw() {
    return winners.isEmpty();
  }
}
