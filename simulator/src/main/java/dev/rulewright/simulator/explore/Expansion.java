package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.explore.encoding.Coder;
import dev.rulewright.simulator.explore.store.Broken;
import dev.rulewright.simulator.explore.store.Fingerprints;
import java.util.List;

/// The expansion of positions: every move and every outcome of chance is played. One for each
/// thread. What is known already is only read meanwhile, so no thread waits for another.
final class Expansion<P, M> {

  /// What is done with a position.
  enum Visit {
    /// It is examined, and what can be reached from it is found.
    EXPAND,
    /// It is examined only: it lies at the bound for depth.
    EXAMINE
  }

  /// Positions that are looked up together, so that the processor fetches several places of the
  /// tables at the same time.
  private static final int TOGETHER = 32;

  private static final int RECENT_BITS = 14;

  private final Game<P, M> game;
  private final Coder<P> coder;
  private final List<Monitor<P, M>> monitors;
  private final Fingerprints known;

  /// Fingerprints that this thread has come across lately. It takes chunks in order, so all of them
  /// came earlier.
  private final long[] recent = new long[1 << RECENT_BITS];

  private final Object[] after = new Object[TOGETHER];
  private final long[] fingerprints = new long[TOGETHER];
  private final long[] there = new long[TOGETHER];
  private final int[] parents = new int[TOGETHER];
  private int waiting;

  Expansion(Game<P, M> game, Coder<P> coder, List<Monitor<P, M>> monitors, Fingerprints known) {
    this.game = game;
    this.coder = coder;
    this.monitors = monitors;
    this.known = known;
  }

  /// Visits the positions of a chunk.
  ///
  /// @param depth steps from a start to them
  /// @param watched for each monitor whether it is still asked
  void visit(Chunk chunk, int depth, boolean[] watched, Visit visit) {
    for (int i = 0; i < chunk.count; i++) {
      int number = chunk.first + i;
      P position = coder.read(chunk.positions);
      Turn<M> turn = game.turn(position);
      examine(position, turn, number, chunk, depth, watched);
      if (!(turn instanceof Turn.Over<M>)) {
        expand(position, number, turn.choices(), chunk, depth, watched, visit);
      }
    }
    lookUp(chunk);
  }

  private void examine(
      P position, Turn<M> turn, int number, Chunk chunk, int depth, boolean[] watched) {
    for (int w = 0; w < watched.length; w++) {
      if (watched[w] && monitors.get(w).broken(position, turn) != null) {
        chunk.broken.add(new Broken(w, number, depth, false));
      }
    }
  }

  private void expand(
      P position,
      int number,
      Moves<M> moves,
      Chunk chunk,
      int depth,
      boolean[] watched,
      Visit visit) {
    chunk.open++;
    if (visit == Visit.EXAMINE) {
      return;
    }
    long size = moves.size();
    chunk.transitions += size;
    for (long i = 0; i < size; i++) {
      M move = moves.get(i);
      P next = game.play(position, move);
      for (int w = 0; w < watched.length; w++) {
        if (watched[w] && monitors.get(w).broken(position, move, next) != null) {
          chunk.broken.add(new Broken(w, number, depth + 1, true));
        }
      }
      reach(next, number, chunk);
    }
  }

  private void reach(P next, int parent, Chunk chunk) {
    long fingerprint = Fingerprints.of(next, coder);
    int place = (int) (fingerprint >>> 16) & ((1 << RECENT_BITS) - 1);
    if (recent[place] == fingerprint) {
      return;
    }
    recent[place] = fingerprint;
    after[waiting] = next;
    fingerprints[waiting] = fingerprint;
    parents[waiting] = parent;
    if (++waiting == TOGETHER) {
      lookUp(chunk);
    }
  }

  @SuppressWarnings("unchecked")
  private void lookUp(Chunk chunk) {
    known.peek(fingerprints, waiting, there);
    for (int i = 0; i < waiting; i++) {
      if (there[i] != fingerprints[i] && !known.contains(fingerprints[i])) {
        coder.write((P) after[i], chunk.encodings);
        chunk.add(fingerprints[i], parents[i]);
      }
    }
    waiting = 0;
  }
}
