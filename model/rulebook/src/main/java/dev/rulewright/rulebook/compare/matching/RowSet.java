package dev.rulewright.rulebook.compare.matching;

import java.util.Arrays;
import java.util.stream.Stream;

/// Some rows, by their indices, in a sorted array: every word of every edition has some, and a set
/// of objects takes ten times as much room.
final class RowSet {

  private int[] rows;
  private int size;

  private RowSet(int[] rows) {
    this.rows = rows;
    size = rows.length;
  }

  RowSet() {
    this(new int[0]);
  }

  /// The rows that are in some sets.
  static RowSet union(Stream<RowSet> sets) {
    return new RowSet(
        sets.flatMapToInt(each -> Arrays.stream(each.rows, 0, each.size))
            .sorted()
            .distinct()
            .toArray());
  }

  /// Adds a row that is not before those that are there.
  void add(int row) {
    if (size > 0 && rows[size - 1] >= row) {
      if (rows[size - 1] > row) {
        throw new IllegalArgumentException("row " + row + " behind row " + rows[size - 1]);
      }
      return;
    }
    if (size == rows.length) {
      rows = Arrays.copyOf(rows, size + (size >> 1) + 1);
    }
    rows[size++] = row;
  }

  /// How many there are.
  int size() {
    return size;
  }

  /// How many there are besides one.
  int sizeWithout(int row) {
    return Arrays.binarySearch(rows, 0, size, row) < 0 ? size : size - 1;
  }
}
