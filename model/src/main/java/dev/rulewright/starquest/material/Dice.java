package dev.rulewright.starquest.material;

import java.util.List;

/// Dice that are thrown together.
///
/// @param text what is thrown, such as `2r2w`
/// @param faces the faces of each die, in the order of the text
public record Dice(String text, List<List<Integer>> faces) {

  /// Copies the lists.
  public Dice {
    faces = faces.stream().map(List::copyOf).toList();
  }

  /// How many of all ways to throw give each total, from 0 to the highest.
  public int[] ways() {
    int[] ways = {1};
    for (List<Integer> die : faces) {
      int highest = die.stream().mapToInt(face -> face).max().orElse(0);
      var next = new int[ways.length + highest];
      for (int total = 0; total < ways.length; total++) {
        for (int face : die) {
          next[total + face] += ways[total];
        }
      }
      ways = next;
    }
    return ways;
  }

  @Override
  public String toString() {
    return text;
  }
}
