package dev.rulewright.starquest.bruteforce;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// A place of the grid: column and row from 0.
record Spot(int x, int y) implements Comparable<Spot> {

  /// The eight ways to go, in the order n, e, s, w, ne, se, sw, nw.
  static final List<Spot> WAYS =
      List.of(
          new Spot(0, -1),
          new Spot(1, 0),
          new Spot(0, 1),
          new Spot(-1, 0),
          new Spot(1, -1),
          new Spot(1, 1),
          new Spot(-1, 1),
          new Spot(-1, -1));

  private static final List<String> NAMES = List.of("n", "e", "s", "w", "ne", "se", "sw", "nw");

  static Spot of(String name) {
    return new Spot(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
  }

  Spot plus(Spot way) {
    return new Spot(x + way.x, y + way.y);
  }

  /// The name of a way.
  String way() {
    return NAMES.get(WAYS.indexOf(this));
  }

  /// The four squares of a base of which this is the upper left one.
  List<Spot> base() {
    return IntStream.range(0, 4).mapToObj(i -> new Spot(x + i % 2, y + i / 2)).toList();
  }

  /// Row by row.
  @Override
  public int compareTo(Spot other) {
    return Comparator.comparingInt(Spot::y).thenComparingInt(Spot::x).compare(this, other);
  }

  @Override
  public String toString() {
    return "" + (char) ('a' + x) + (y + 1);
  }
}
