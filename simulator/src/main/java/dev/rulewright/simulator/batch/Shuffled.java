package dev.rulewright.simulator.batch;

import java.util.random.RandomGenerator;

/// A source of chance of one game under way. Each of its shuffles has a stream of its own, so the
/// number of cards that one shuffle holds does not shift what the next one draws.
///
/// **Fewer tickets than before are left of the same shuffle**; if they have not become fewer, the
/// source was filled again, as a deck is from its discard pile, and a shuffle begins. Every throw
/// of a die is a shuffle, too.
///
/// Two games with the same streams draw the same in their shuffle *k* of a source, card for card,
/// as long as the source holds the same in both.
final class Shuffled {

  private final Streams streams;
  private final int source;
  private int shuffle;
  private RandomGenerator stream;
  private long left = Long.MAX_VALUE;

  Shuffled(Streams streams, int source) {
    this.streams = streams;
    this.source = source;
    stream = streams.ofChance(source, 0);
  }

  /// Draws one of so many tickets, from 0.
  long ticket(long total) {
    if (total >= left) {
      shuffle++;
      stream = streams.ofChance(source, shuffle);
    }
    left = total;
    return stream.nextLong(total);
  }
}
