package dev.rulewright.simulator.explore;

import java.util.Arrays;

/// A growing list of numbers.
final class Integers {

  private int[] values = new int[64];
  private int size;

  void clear() {
    size = 0;
  }

  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  int get(int index) {
    return values[index];
  }

  int size() {
    return size;
  }
}
