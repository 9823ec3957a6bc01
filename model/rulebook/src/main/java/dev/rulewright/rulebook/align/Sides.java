package dev.rulewright.rulebook.align;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The units of two editions. What they can share has numbers, as strings are slow: all that left
/// units have, in the order of the text.
final class Sides {

  final List<Features> left;
  final List<Features> right;

  /// What left units have, with its numbers, in their order.
  final Map<String, Integer> numbers = new LinkedHashMap<>();

  /// The roots of words of right units, with numbers of their own.
  final Map<String, Integer> words = new HashMap<>();

  /// The numbers of what each left unit has.
  final int[][] lefts;

  /// The numbers of what each right unit has as well.
  final int[][] rights;

  /// The numbers of the roots of each right unit's words.
  final int[][] roots;

  Sides(List<Features> left, List<Features> right) {
    this.left = left;
    this.right = right;
    left.forEach(unit -> unit.bag().forEach(each -> numbers.putIfAbsent(each, numbers.size())));
    right.forEach(unit -> unit.roots().forEach(each -> words.putIfAbsent(each, words.size())));
    lefts = left.stream().map(unit -> known(unit.bag(), numbers)).toArray(int[][]::new);
    rights = right.stream().map(unit -> known(unit.bag(), numbers)).toArray(int[][]::new);
    roots = right.stream().map(unit -> known(unit.roots(), words)).toArray(int[][]::new);
  }

  private static int[] known(Iterable<String> texts, Map<String, Integer> numbers) {
    var known = new ArrayList<Integer>();
    for (String text : texts) {
      Integer number = numbers.get(text);
      if (number != null) {
        known.add(number);
      }
    }
    return known.stream().mapToInt(Integer::intValue).toArray();
  }
}
