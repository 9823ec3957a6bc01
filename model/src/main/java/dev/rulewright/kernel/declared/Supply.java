package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// The things of one kind that go from pile to pile: how many of each there are, and the piles.
///
/// @param <V> the things
final class Supply<V> {

  final Things<V> things;
  final List<Pile<V>> piles = new ArrayList<>();
  private final int[] copies;
  private @Nullable Pile<V> all;

  Supply(Things<V> things) {
    this.things = things;
    copies = new int[things.size()];
  }

  /// Says which pile has everything before play.
  ///
  /// @throws dev.rulewright.kernel.BadInput if another one has
  void all(Pile<V> pile, ToIntFunction<? super V> of) {
    if (all != null) {
      throw Setup.mistake(
          "%s and %s both have everything before play".formatted(all.key(), pile.key()));
    }
    all = pile;
    for (int i = 0; i < copies.length; i++) {
      copies[i] = of.applyAsInt(things.get(i));
    }
  }

  boolean isAllIn(Pile<V> pile) {
    return pile.equals(all);
  }

  /// Whether it is said how many there are.
  boolean isCounted() {
    return all != null;
  }

  /// How many of each there are.
  int[] copies() {
    return copies;
  }

  /// How many of a kind are seen nowhere.
  int unseen(int[] values, int kind) {
    return Math.max(0, -excess(values, kind));
  }

  /// How many of a kind lie on the table more than there are; less than 0 if some are not seen.
  int excess(int[] values, int kind) {
    int there = 0;
    for (Pile<V> pile : piles) {
      there += values[pile.at + kind];
    }
    return there - copies[kind];
  }

  /// Makes sure that no more lie on the table than there are, face down or not.
  ///
  /// @throws dev.rulewright.kernel.BadInput if more do
  void refuseExcess(int[] values, Word start) {
    int unseen = 0;
    for (int kind = 0; kind < copies.length; kind++) {
      int excess = excess(values, kind);
      if (excess > 0) {
        throw start
            .at()
            .because(
                "there are only %d of %s, and %d lie on the table",
                copies[kind], things.name(kind), copies[kind] + excess);
      }
      unseen -= excess;
    }
    int down = piles.stream().mapToInt(pile -> values[pile.faceDown()]).sum();
    if (down > unseen) {
      throw start.at().because("%d lie face down, and only %d are not seen", down, unseen);
    }
  }

  /// Turns up by chance what lies face down, out of everything that is not seen.
  ///
  /// @param values the numbers of a position, which are changed
  /// @param below a random number from 0 to below the number given
  void turnUp(int[] values, LongUnaryOperator below) {
    int[] unseen = new int[copies.length];
    int left = 0;
    for (int i = 0; i < unseen.length; i++) {
      unseen[i] = unseen(values, i);
      left += unseen[i];
    }
    for (Pile<V> pile : piles) {
      int down = pile.faceDown();
      for (; values[down] > 0 && left > 0; left--) {
        long ticket = below.applyAsLong(left);
        int kind = 0;
        while (ticket >= unseen[kind]) {
          ticket -= unseen[kind++];
        }
        unseen[kind]--;
        values[pile.at + kind]++;
        values[down]--;
      }
    }
  }
}
