package dev.rulewright.alloy.relations;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A set of tuples of atoms. A tuple is its number in base [#BASE], so that sets are sorted numbers
/// and joins are ranges of them. Immutable.
public final class Tuples {

  /// More than the atoms of any universe; three of them fit an `int`.
  static final int BASE = 1024;

  private static final Tuples[] EMPTY = {
    new Tuples(0, new int[0]),
    new Tuples(1, new int[0]),
    new Tuples(2, new int[0]),
    new Tuples(3, new int[0])
  };

  private final int arity;
  private final int[] codes;

  private Tuples(int arity, int[] codes) {
    this.arity = arity;
    this.codes = codes;
  }

  /// No tuples.
  static Tuples none(int arity) {
    return EMPTY[arity];
  }

  /// One atom.
  static Tuples atom(int atom) {
    return new Tuples(1, new int[] {atom});
  }

  /// Tuples from their numbers, in any order.
  ///
  /// @param arity from 1 to 3
  public static Tuples of(int arity, IntStream codes) {
    int[] sorted = codes.sorted().distinct().toArray();
    return sorted.length == 0 ? none(arity) : new Tuples(arity, sorted);
  }

  /// The number of a pair.
  public static int pair(int first, int second) {
    return first * BASE + second;
  }

  int arity() {
    return arity;
  }

  int size() {
    return codes.length;
  }

  int code(int index) {
    return codes[index];
  }

  boolean isEmpty() {
    return codes.length == 0;
  }

  Tuples union(Tuples other) {
    if (isEmpty()) {
      return other;
    }
    if (other.isEmpty()) {
      return this;
    }
    int[] all = new int[codes.length + other.codes.length];
    int i = 0;
    int j = 0;
    int length = 0;
    while (i < codes.length || j < other.codes.length) {
      boolean mine = j == other.codes.length || (i < codes.length && codes[i] <= other.codes[j]);
      int next = mine ? codes[i] : other.codes[j];
      i += mine ? 1 : 0;
      j += j < other.codes.length && other.codes[j] == next ? 1 : 0;
      all[length++] = next;
    }
    return cut(arity, all, length);
  }

  Tuples intersection(Tuples other) {
    return filtered(other, true);
  }

  Tuples difference(Tuples other) {
    return other.isEmpty() ? this : filtered(other, false);
  }

  private Tuples filtered(Tuples other, boolean kept) {
    int[] some = new int[codes.length];
    int length = 0;
    for (int code : codes) {
      if (other.contains(code) == kept) {
        some[length++] = code;
      }
    }
    return cut(arity, some, length);
  }

  private static Tuples cut(int arity, int[] codes, int length) {
    return length == 0
        ? none(arity)
        : new Tuples(arity, length == codes.length ? codes : Arrays.copyOf(codes, length));
  }

  boolean contains(int code) {
    return Arrays.binarySearch(codes, code) >= 0;
  }

  boolean isIn(Tuples other) {
    for (int code : codes) {
      if (!other.contains(code)) {
        return false;
      }
    }
    return true;
  }

  /// The pairs whose first atom is one of these.
  Tuples from(Tuples firsts) {
    int[] some = new int[codes.length];
    int length = 0;
    for (int code : codes) {
      if (firsts.contains(code / BASE)) {
        some[length++] = code;
      }
    }
    return cut(arity, some, length);
  }

  Tuples product(Tuples other) {
    if (isEmpty() || other.isEmpty()) {
      return none(arity + other.arity);
    }
    int shift = power(other.arity);
    int[] all = new int[codes.length * other.codes.length];
    int length = 0;
    for (int left : codes) {
      for (int right : other.codes) {
        all[length++] = left * shift + right;
      }
    }
    return new Tuples(arity + other.arity, all);
  }

  /// The tuples of both that meet in the last column here and the first there, without that column.
  Tuples join(Tuples other) {
    int joined = arity + other.arity - 2;
    if (isEmpty() || other.isEmpty()) {
      return none(joined);
    }
    int shift = power(other.arity - 1);
    int[] found = new int[8];
    int length = 0;
    for (int left : codes) {
      int begin = left % BASE * shift;
      for (int i = other.indexFrom(begin); i < other.codes.length; i++) {
        int rest = other.codes[i] - begin;
        if (rest >= shift) {
          break;
        }
        if (length == found.length) {
          found = Arrays.copyOf(found, 2 * length);
        }
        found[length++] = left / BASE * shift + rest;
      }
    }
    return codes.length == 1 ? cut(joined, found, length) : sorted(joined, found, length);
  }

  /// The index of the first tuple that is not less.
  private int indexFrom(int code) {
    int found = Arrays.binarySearch(codes, code);
    return found >= 0 ? found : -found - 1;
  }

  private static Tuples sorted(int arity, int[] codes, int length) {
    Arrays.sort(codes, 0, length);
    int kept = 0;
    for (int i = 0; i < length; i++) {
      if (i == 0 || codes[i] != codes[i - 1]) {
        codes[kept++] = codes[i];
      }
    }
    return cut(arity, codes, kept);
  }

  Tuples transpose() {
    int[] turned = new int[codes.length];
    for (int i = 0; i < codes.length; i++) {
      turned[i] = codes[i] % BASE * BASE + codes[i] / BASE;
    }
    return sorted(2, turned, turned.length);
  }

  Tuples closure() {
    Tuples closed = this;
    Tuples more = closed.union(closed.join(this));
    while (more.size() > closed.size()) {
      closed = more;
      more = closed.union(closed.join(this));
    }
    return closed;
  }

  /// These tuples, but for who is first in one of the others the others.
  Tuples override(Tuples other) {
    int shift = power(arity - 1);
    int[] kept = new int[codes.length];
    int length = 0;
    for (int code : codes) {
      int begin = code / shift * shift;
      int at = other.indexFrom(begin);
      if (at == other.codes.length || other.codes[at] >= begin + shift) {
        kept[length++] = code;
      }
    }
    return cut(arity, kept, length).union(other);
  }

  private static int power(int exponent) {
    int power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= BASE;
    }
    return power;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Tuples tuples
        && arity == tuples.arity
        && Arrays.equals(codes, tuples.codes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(codes);
  }

  @Override
  public String toString() {
    return Arrays.toString(codes);
  }
}
