package dev.rulewright.simulator.chance;

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

  private Fold() {}

  /// What has been folded and one more number.
  public static long with(long folded, long number) {
    return Mixing.mix((folded + number) * Mixing.PHI + Mixing.PHI);
  }

  /// A text, by its UTF-16 units.
  public static long ofText(String text) {
    long folded = 0;
    for (int i = 0; i < text.length(); i++) {
      folded = with(folded, text.charAt(i));
    }
    return folded;
  }
}
