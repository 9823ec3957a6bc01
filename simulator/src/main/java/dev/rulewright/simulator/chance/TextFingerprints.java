package dev.rulewright.simulator.chance;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Fingerprints of moves by their text, for
/// [Counting.fingerprint][dev.rulewright.simulator.batch.Counting#fingerprint]. As writing and
/// folding a text takes about a microsecond, some moves that came up lately are remembered. For
/// many threads.
public final class TextFingerprints<M> {

  /// A power of two.
  private static final int REMEMBERED = 1 << 14;

  private record Known(Object move, long fingerprint) {}

  private final Function<? super M, String> text;
  private final @Nullable Known[] known = new Known[REMEMBERED];

  /// Begins with no move.
  ///
  /// @param text the text of a move, the same for equal ones
  public TextFingerprints(Function<? super M, String> text) {
    this.text = text;
  }

  /// The fingerprint of a move, see [Fold#ofText].
  public long of(M move) {
    // Threads may overwrite what another has just found; what they find is the same.
    int place = (int) Mixing.mix(move.hashCode()) & (REMEMBERED - 1);
    Known there = known[place];
    if (there == null || !there.move.equals(move)) {
      there = new Known(move, Fold.ofText(text.apply(move)));
      known[place] = there;
    }
    return there.fingerprint;
  }
}
