package dev.rulewright.simulator.chance;

/// The generator L64X128MixRandom of the JDK (Steele and Vigna, *LXM: better splittable
/// pseudorandom number generators*, 2021), number for number, also where the Java at hand has no
/// such generator or bounds its numbers in another way. For one thread.
public final class L64X128Mix implements Bounded {

  private static final long SILVER = 0x6A09_E667_F3BC_C909L;
  private static final long MULTIPLIER = 0xD134_2543_DE82_EF95L;

  private final long step;
  private long linear = 1;
  private long first;
  private long second;

  /// The stream of a seed.
  public L64X128Mix(long seed) {
    long mixed = seed ^ SILVER;
    step = murmur(mixed) | 1;
    first = Mixing.mix(mixed);
    second = Mixing.mix(mixed + Mixing.PHI);
  }

  /// The finalizer of MurmurHash3.
  private static long murmur(long value) {
    long z = (value ^ (value >>> 33)) * 0xFF51_AFD7_ED55_8CCDL;
    z = (z ^ (z >>> 33)) * 0xC4CE_B9FE_1A85_EC53L;
    return z ^ (z >>> 33);
  }

  /// The mixer of Doug Lea.
  private static long lea(long value) {
    long z = (value ^ (value >>> 32)) * 0xDABA_0B6E_B093_22E3L;
    z = (z ^ (z >>> 32)) * 0xDABA_0B6E_B093_22E3L;
    return z ^ (z >>> 32);
  }

  @Override
  public long nextLong() {
    long result = lea(linear + first);
    linear = MULTIPLIER * linear + step;
    long other = second ^ first;
    first = Long.rotateLeft(first, 24) ^ other ^ (other << 16);
    second = Long.rotateLeft(other, 37);
    return result;
  }

  @Override
  public int nextInt() {
    return (int) (nextLong() >>> Integer.SIZE);
  }
}
