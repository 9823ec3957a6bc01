package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Breadth-first search as in a textbook, with whole positions in a hash table: what an exploration
/// has to agree with.
public final class NaiveSearch<P, M> {

  /// Steps from a start to each position, in the order in which they are found.
  public final Map<P, Integer> depths = new LinkedHashMap<>();

  /// The length of the shortest play that breaks each property.
  public final Map<String, Integer> violations = new HashMap<>();

  public long transitions;

  /// Searches.
  ///
  /// @param canonical gives the same for positions that count as one
  public NaiveSearch(
      Game<P, M> game,
      Iterable<P> starts,
      UnaryOperator<P> canonical,
      int deepest,
      List<Monitor<P, M>> monitors) {
    var queue = new ArrayList<P>();
    for (P start : starts) {
      P there = canonical.apply(start);
      if (depths.putIfAbsent(there, 0) == null) {
        queue.add(there);
      }
    }
    for (int i = 0; i < queue.size(); i++) {
      P position = queue.get(i);
      int depth = Objects.requireNonNull(depths.get(position));
      for (var monitor : monitors) {
        note(monitor, monitor.broken(position, game.turn(position)), depth);
      }
      if (depth == deepest) {
        continue;
      }
      for (M move : moves(game.turn(position))) {
        P after = game.play(position, move);
        transitions++;
        for (var monitor : monitors) {
          note(monitor, monitor.broken(position, move, after), depth + 1);
        }
        P there = canonical.apply(after);
        if (depths.putIfAbsent(there, depth + 1) == null) {
          queue.add(there);
        }
      }
    }
  }

  private void note(Monitor<P, M> monitor, @Nullable String how, int length) {
    if (how != null) {
      violations.merge(monitor.property(), length, Math::min);
    }
  }

  private static <M> Iterable<M> moves(Turn<M> turn) {
    return switch (turn) {
      case Turn.Over<M> _ -> List.of();
      case Turn.Decision<M> decision -> decision.moves();
      case Turn.Chance<M> chance -> chance.outcomes();
    };
  }

  public int depth() {
    return depths.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
  }
}
