package dev.rulewright.simulator.explore;

/// A mixer of bits, after which similar values have nothing in common.
public final class Mixing {

  private Mixing() {}

  /// A permutation of the 64-bit values: variant 13 of David Stafford's mixers.
  public static long mix(long value) {
    long z = (value ^ (value >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return z ^ (z >>> 31);
  }

  /// Mixes one more value into what has been mixed; order matters.
  public static long mix(long mixed, long value) {
    return mix(mixed * 0x9E37_79B9_7F4A_7C15L + value);
  }
}
