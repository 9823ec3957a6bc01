package dev.rulewright.simulator.batch;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// The streams of chance of the games of a batch.
///
/// Every game has one stream for each source of chance and one for each agent, so what one of them
/// draws never shifts what another draws. A stream is a generator L64X128MixRandom (Steele and
/// Vigna, *LXM: better splittable pseudorandom number generators*, 2021) with the seed
///
/// ```
/// mix(mix(mix(batch + φ) + (game + 1)·φ) + (stream + 1)·φ)      modulo 2^64
/// φ      = 9e3779b97f4a7c15 (hexadecimal), 2^64 divided by the golden ratio
/// stream = i for the source of chance i, counted from 0;  -2 - s for the agent in seat s
/// mix(z): z = (z xor z>>>30) · bf58476d1ce4e5b9;  z = (z xor z>>>27) · 94d049bb133111eb;  z xor z>>>31
/// ```
///
/// `mix` is variant 13 of Stafford's bit mixers, the one that splitmix64 uses; it is one to one, so
/// two streams of the same game never share a seed, nor do two games in the same stream of one
/// batch except by a collision of 64 bits.
///
/// @param batch the seed of the batch
/// @param game the number of the game in the batch
record Streams(long batch, long game) {

  private static final long PHI = Fold.PHI;

  // Looking up an algorithm by name goes through every provider, so it is done once.
  private static final RandomGeneratorFactory<RandomGenerator> GENERATORS =
      RandomGeneratorFactory.of("L64X128MixRandom");

  /// The stream of a source of chance.
  RandomGenerator ofChance(int source) {
    return GENERATORS.create(seed(source));
  }

  /// The stream of the agent in a seat.
  RandomGenerator ofAgent(int seat) {
    return GENERATORS.create(seed(-2L - seat));
  }

  /// The seed of a stream.
  long seed(long stream) {
    return Fold.mix(Fold.mix(Fold.mix(batch + PHI) + (game + 1) * PHI) + (stream + 1) * PHI);
  }
}
