package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/// A way in which play ends.
///
/// @param reason one word or words joined by hyphens, for tables
/// @param isOver whether play is over in a position, whatever stage it waits for
/// @param winners who has won then; nobody, if it is a draw
record End(
    String reason,
    Clause clause,
    Predicate<Position> isOver,
    Function<Position, ? extends List<? extends Player>> winners) {

  /// That play ends here.
  Event event() {
    return Event.of("play ends: " + reason.replace('-', ' '), List.of(clause));
  }

  Result result(Position position) {
    return new Result(winners.apply(position), reason, List.of(clause));
  }
}
