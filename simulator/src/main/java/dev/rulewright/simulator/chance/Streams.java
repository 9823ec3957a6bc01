package dev.rulewright.simulator.chance;

import java.util.random.RandomGenerator;

/// The streams of chance of the games of a batch.
///
/// Every game has streams for each source of chance and one for each agent, so what one of them
/// draws never shifts what another draws. A source has one stream for each of its shuffles, see
/// [Shuffled]. A stream is a generator [L64X128Mix] with the seed
///
/// ```
/// mix(mix(mix(batch + φ) + (game + 1)·φ) + (stream + 1)·φ)      modulo 2^64
/// φ      = 9e3779b97f4a7c15 (hexadecimal), 2^64 divided by the golden ratio
/// stream = i + k·2^32 for shuffle k of the source of chance i;  -2 - s for the agent in seat s
///          (all counted from 0)
/// mix(z): z = (z xor z>>>30) · bf58476d1ce4e5b9;  z = (z xor z>>>27) · 94d049bb133111eb;  z xor z>>>31
/// ```
///
/// `mix` is variant 13 of Stafford's bit mixers, the one that splitmix64 uses; it is one to one, so
/// two streams of the same game never share a seed, nor do two games in the same stream of one
/// batch except by a collision of 64 bits.
///
/// @param game the number of the game in the batch
public record Streams(long batch, long game) {

  private static final long PHI = Mixing.PHI;

  /// The stream of a shuffle of a source of chance.
  ///
  /// @param shuffle its number, from 0
  RandomGenerator ofChance(int source, int shuffle) {
    return new L64X128Mix(seed(source + ((long) shuffle << 32)));
  }

  public RandomGenerator ofAgent(int seat) {
    return new L64X128Mix(seed(-2L - seat));
  }

  public long seed(long stream) {
    return Mixing.mix(Mixing.mix(Mixing.mix(batch + PHI) + (game + 1) * PHI) + (stream + 1) * PHI);
  }

  /// A source of chance of one game under way. Each of its shuffles has a stream of its own, so the
  /// number of cards that one shuffle holds does not shift what the next one draws.
  ///
  /// **Fewer tickets than before are left of the same shuffle**; if they have not become fewer, the
  /// source was filled again, as a deck is from its discard pile, and a shuffle begins. Every throw
  /// of a die is a shuffle, too.
  ///
  /// Two games with the same streams draw the same in their shuffle *k* of a source, card for card,
  /// as long as the source holds the same in both.
  public static final class Shuffled {

    private final Streams streams;
    private final int source;
    private int shuffle;
    private RandomGenerator stream;
    private long left = Long.MAX_VALUE;

    public Shuffled(Streams streams, int source) {
      this.streams = streams;
      this.source = source;
      stream = streams.ofChance(source, 0);
    }

    /// Draws one of so many tickets, from 0.
    public long ticket(long total) {
      if (total >= left) {
        shuffle++;
        stream = streams.ofChance(source, shuffle);
      }
      left = total;
      return stream.nextLong(total);
    }
  }
}
