package dev.rulewright.simulator.explore;

import dev.rulewright.simulator.Workers;
import dev.rulewright.simulator.explore.store.Fingerprints;
import dev.rulewright.simulator.explore.store.Frontier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// A round of an exploration: the next few thousand positions of the frontier, expanded by all
/// threads.
///
/// 1. Every thread expands chunks of them, and drops what is known already.
/// 2. Every thread adds what was found to those tables of fingerprints that are its own, chunk by
///    chunk, and thereby learns what is new.
///
/// So nothing is locked, and of several ways to a position the first in the order of the frontier
/// counts.
final class Round<P, M> {

  private static final int CHUNKS = 64;

  private final Workers workers;
  private final Fingerprints known;
  private final List<Expansion<P, M>> expansions;
  private final Chunk[] chunks = Stream.generate(Chunk::new).limit(CHUNKS).toArray(Chunk[]::new);
  private int used;

  Round(Explorer<P, M> given, Workers workers, Fingerprints known) {
    this.workers = workers;
    this.known = known;
    expansions =
        Stream.generate(() ->
                new Expansion<>(given.game(), given.encoding().coder(), given.monitors(), known))
            .limit(workers.threads())
            .toList();
  }

  /// Takes positions from the frontier.
  ///
  /// @param from the number of the first
  /// @param to the number after the last that may be taken
  /// @return the number after the last that was taken
  int take(Frontier frontier, int from, int to) {
    int next = from;
    for (used = 0; used < CHUNKS && next < to; used++) {
      int count = Math.min(Chunk.MOST, to - next);
      chunks[used].begin(next, count, frontier);
      next += count;
    }
    return next;
  }

  /// Visits the positions taken, see [Expansion#visit].
  ///
  /// @return the chunks in order, in which it is known what is new
  List<Chunk> visit(int depth, boolean[] watched, Expansion.Visit visit) {
    workers.share(
        used, (thread, i) -> expansions.get(thread).visit(chunks[i], depth, watched, visit));
    workers.all(this::sift);
    return Arrays.asList(chunks).subList(0, used);
  }

  private void sift(int thread) {
    for (int i = 0; i < used; i++) {
      Chunk chunk = chunks[i];
      for (int j = 0; j < chunk.found; j++) {
        long fingerprint = chunk.fingerprints[j];
        if (Fingerprints.owner(fingerprint, workers.threads()) == thread) {
          chunk.fresh[j] = known.add(fingerprint);
        }
      }
    }
  }
}
