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

  @SuppressWarnings("ReferenceEquality")
  long mixed(Pile pile) {
    if (pile != last) {
      last = pile;
      lastMixed = mixedAnew(pile);
    }
    return lastMixed;
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

  /// The number of kinds, then each with its number of cards.
  static void write(Pile pile, Bytes to) {
    if (pile.isEmpty()) {
      to.put(0);
      return;
    }
    to.putNumber(pile.distinct());
    for (int kind = 0; kind < pile.kinds(); kind++) {
      int count = pile.count(kind);
      if (count > 0) {
        to.putNumber(kind);
        to.putNumber(count);
      }
    }
  }

  Pile read(Pile empty, Bytes from) {
    Pile pile = empty;
    for (int kinds = from.getNumber(); kinds > 0; kinds--) {
      int kind = from.getNumber();
      for (int count = from.getNumber(); count > 0; count--) {
        pile = pile.plus(empty.kind(kind));
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
