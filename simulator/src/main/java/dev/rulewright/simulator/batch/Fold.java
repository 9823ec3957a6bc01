package dev.rulewright.simulator.batch;

/// Folds a sequence of numbers into 64 bits that stand for it: the same on every machine, another
/// one for another sequence save by chance.
///
/// ```
/// fold(0)                = 0
/// fold(n + 1)            = mix((fold(n) + number(n + 1)) · φ + φ)      modulo 2^64
/// ```
///
/// with `φ` and `mix` of [Streams].
public final class Fold {

  /// 2^64 divided by the golden ratio.
  static final long PHI = 0x9e3779b97f4a7c15L;

  private Fold() {}

  /// What has been folded and one more number.
  public static long with(long folded, long number) {
    return mix((folded + number) * PHI + PHI);
  }

  /// A text, by its UTF-16 units.
  public static long ofText(String text) {
    long folded = 0;
    for (int i = 0; i < text.length(); i++) {
      folded = with(folded, text.charAt(i));
    }
    return folded;
  }

  /// Variant 13 of Stafford's bit mixers, which is one to one.
  static long mix(long z) {
    long a = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    long b = (a ^ a >>> 27) * 0x94d049bb133111ebL;
    return b ^ b >>> 31;
  }
}
