package dev.rulewright.simulator.chance;

/// The generator SplittableRandom of the JDK (Steele, Lea and Flood, *Fast splittable pseudorandom
/// number generators*, 2014), number for number, also where the Java at hand has none. For one
/// thread.
public final class SplitMix implements Bounded {

  private long seed;

  /// The stream of a seed.
  public SplitMix(long seed) {
    this.seed = seed;
  }

  @Override
  public long nextLong() {
    seed += Mixing.PHI;
    return Mixing.mix(seed);
  }

  @Override
  public int nextInt() {
    seed += Mixing.PHI;
    long z = (seed ^ (seed >>> 33)) * 0x62A9_D9ED_7997_05F5L;
    return (int) (((z ^ (z >>> 28)) * 0xCB24_D0A5_C88C_35B3L) >>> Integer.SIZE);
  }
}
