package dev.rulewright.simulator.missioncombat;

import static dev.rulewright.simulator.explore.Mixing.mix;

import dev.rulewright.missioncombat.Pile;
import dev.rulewright.simulator.explore.Bytes;
import org.jspecify.annotations.Nullable;

/// Fingerprints and encodings of one of the piles of a faction. The last ones are kept, because
/// piles seldom change.
final class PileCoder {

  private @Nullable Pile last;
  private long lastMixed;
  private @Nullable Pile lastRead;

  /// The fingerprint of a pile.
  @SuppressWarnings("ReferenceEquality")
  long mixed(Pile pile) {
    if (pile != last) {
      remember(pile, mixedAnew(pile));
    }
    return lastMixed;
  }

  /// Keeps the fingerprint of a pile.
  void remember(Pile pile, long mixed) {
    last = pile;
    lastMixed = mixed;
  }

  private static long mixedAnew(Pile pile) {
    long mixed = 0;
    if (!pile.isEmpty()) {
      for (int kind = 0; kind < pile.kinds(); kind++) {
        int count = pile.count(kind);
        if (count > 0) {
          mixed = mix(mixed, (long) kind << 32 | count);
        }
      }
    }
    return mixed;
  }

  /// How many there are of each kind: the number of the kind from 1, then how many; at last 0.
  static void write(Pile pile, Bytes to) {
    if (!pile.isEmpty()) {
      for (int kind = 0; kind < pile.kinds(); kind++) {
        int count = pile.count(kind);
        if (count > 0) {
          to.putNumber(kind + 1);
          to.putNumber(count);
        }
      }
    }
    to.put(0);
  }

  /// What [#write] has written.
  Pile read(Pile empty, Bytes from) {
    Pile pile = empty;
    for (int kind = from.getNumber(); kind > 0; kind = from.getNumber()) {
      for (int count = from.getNumber(); count > 0; count--) {
        pile = pile.plus(empty.kind(kind - 1));
      }
    }
    Pile before = lastRead;
    if (before != null && before.equals(pile)) {
      return before;
    }
    lastRead = pile;
    return pile;
  }
}
