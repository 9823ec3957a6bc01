package dev.rulewright.simulator.chance;

/// A mixer of bits, after which similar values have nothing in common.
public final class Mixing {

  /// 2^64 divided by the golden ratio.
  static final long PHI = 0x9e37_79b9_7f4a_7c15L;

  private Mixing() {}

  /// A permutation of the 64-bit values: variant 13 of David Stafford's mixers, which is one to
  /// one.
  public static long mix(long value) {
    long z = (value ^ (value >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return z ^ (z >>> 31);
  }

  /// Mixes one more value into what has been mixed; order matters.
  public static long mix(long mixed, long value) {
    return mix(mixed * PHI + value);
  }
}
