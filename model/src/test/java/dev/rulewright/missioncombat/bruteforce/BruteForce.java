package dev.rulewright.missioncombat.bruteforce;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/// Counts the ways play can go on from a position given as text, by the standard reading.
///
/// `perft(p, 0) = 1`; in a decision, `perft(p, d)` is the sum over the moves of `perft(next, d -
/// 1)`; in a chance position it is the sum over the distinct outcomes at the same `d`; in a
/// finished play it is 0 for `d > 0`. Equal positions are counted once and remembered by their
/// text.
final class BruteForce {

  private final Map<String, Long> remembered = new HashMap<>();

  /// The number of ways to go on for a number of decisions.
  long perft(String position, int depth) {
    return count(SnapshotText.read(position), depth);
  }

  /// The count of each move or outcome of chance of a position, by its text.
  ///
  /// @param depth at least 1
  SortedMap<String, Long> divide(String position, int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException("depth " + depth + " has no moves to divide among");
    }
    Snapshot snapshot = SnapshotText.read(position);
    int left = Successors.isChance(snapshot) ? depth : depth - 1;
    var counts = new TreeMap<String, Long>();
    Successors.of(snapshot).forEach((text, next) -> counts.put(text, count(next.get(), left)));
    return counts;
  }

  /// The moves or outcomes of chance of a position.
  SortedSet<String> moves(String position) {
    return new TreeSet<>(Successors.of(SnapshotText.read(position)).keySet());
  }

  /// Whether chance decides in a position.
  boolean isChance(String position) {
    return Successors.isChance(SnapshotText.read(position));
  }

  /// The position written as the naive implementation writes it: every field, in a fixed order.
  String inFull(String position) {
    return SnapshotText.write(SnapshotText.read(position));
  }

  /// The position after a move or outcome, in text.
  String play(String position, String move) {
    Supplier<Snapshot> next = Successors.of(SnapshotText.read(position)).get(move);
    if (next == null) {
      throw new IllegalArgumentException("not listed: " + move);
    }
    return SnapshotText.write(next.get());
  }

  private long count(Snapshot snapshot, int depth) {
    if (depth == 0) {
      return 1;
    }
    String key = depth + "\n" + SnapshotText.write(snapshot);
    Long known = remembered.get(key);
    if (known != null) {
      return known;
    }
    Map<String, Supplier<Snapshot>> successors = Successors.of(snapshot);
    long sum = 0;
    if (Successors.isChance(snapshot)) {
      for (Supplier<Snapshot> next : successors.values()) {
        sum += count(next.get(), depth);
      }
    } else if (depth == 1) {
      sum = successors.size();
    } else {
      for (Supplier<Snapshot> next : successors.values()) {
        sum += count(next.get(), depth - 1);
      }
    }
    remembered.put(key, sum);
    return sum;
  }
}
