package dev.rulewright.simulator.explore;

import dev.rulewright.simulator.explore.encoding.Bytes;
import dev.rulewright.simulator.explore.store.Broken;
import dev.rulewright.simulator.explore.store.Frontier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Some positions that one thread expands in one go, and what it finds: the positions after a step
/// of which it does not know yet whether another thread has found them too.
final class Chunk {

  static final int MOST = 256;
  final Bytes positions = new Bytes();
  int first;
  int count;
  long transitions;

  /// How many of them are not the end of a play.
  int open;

  final List<Broken> broken = new ArrayList<>();
  int found;
  long[] fingerprints = new long[2 * MOST];

  /// The number of the position from which each was found.
  int[] parents = new int[2 * MOST];

  int[] ends = new int[2 * MOST];

  /// Whether each is new, once that is known.
  boolean[] fresh = new boolean[2 * MOST];

  final Bytes encodings = new Bytes();

  void begin(int number, int positionsThere, Frontier frontier) {
    first = number;
    count = positionsThere;
    frontier.take(count, positions);
    transitions = 0;
    open = 0;
    found = 0;
    broken.clear();
    encodings.moveTo(0);
  }

  /// Adds a position, whose encoding was written last.
  void add(long fingerprint, int parent) {
    if (found == fingerprints.length) {
      fingerprints = Arrays.copyOf(fingerprints, 2 * found);
      parents = Arrays.copyOf(parents, 2 * found);
      ends = Arrays.copyOf(ends, 2 * found);
      fresh = Arrays.copyOf(fresh, 2 * found);
    }
    fingerprints[found] = fingerprint;
    parents[found] = parent;
    ends[found] = encodings.at();
    found++;
  }
}
