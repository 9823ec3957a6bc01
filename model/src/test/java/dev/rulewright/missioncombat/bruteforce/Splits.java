package dev.rulewright.missioncombat.bruteforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Every way to deal out damage: all of the pool, as far as the targets can take it, in multiples
/// of the greatest common divisor of the pool and everything that the targets can still take.
final class Splits {

  private final List<Piece> targets;
  private final int step;

  /// The damage of each target, in the order of the targets, by the text of the hits: splits over
  /// interchangeable targets have the same text.
  private final Map<String, List<Integer>> found = new TreeMap<>();

  private Splits(List<Piece> targets, int step) {
    this.targets = targets;
    this.step = step;
  }

  /// The splits of a pool over targets, by the text of the hits (` UNIT=N` for each hit). Without
  /// targets there is one, with an empty text.
  static Map<String, List<Integer>> of(int pool, List<Piece> targets) {
    int step = pool;
    int capacity = 0;
    for (Piece target : targets) {
      step = greatestCommonDivisor(step, target.remainingDefence());
      capacity += target.remainingDefence();
    }
    var splits = new Splits(targets, step);
    splits.search(Math.min(pool, capacity), new ArrayList<>());
    return splits.found;
  }

  private void search(int left, List<Integer> dealt) {
    if (dealt.size() == targets.size()) {
      if (left == 0) {
        found.put(text(dealt), List.copyOf(dealt));
      }
      return;
    }
    int remaining = targets.get(dealt.size()).remainingDefence();
    for (int points = 0; points <= Math.min(left, remaining); points += step) {
      dealt.add(points);
      search(left - points, dealt);
      dealt.removeLast();
    }
  }

  private String text(List<Integer> dealt) {
    record Hit(Piece target, int points) {}
    var hits = new ArrayList<Hit>();
    for (int i = 0; i < dealt.size(); i++) {
      if (dealt.get(i) > 0) {
        hits.add(new Hit(targets.get(i), dealt.get(i)));
      }
    }
    hits.sort((one, other) -> {
      int byTarget = one.target.compareTo(other.target);
      return byTarget != 0 ? byTarget : Integer.compare(other.points, one.points);
    });
    var text = new StringBuilder();
    hits.forEach(hit -> text.append(' ').append(hit.target).append('=').append(hit.points));
    return text.toString();
  }

  private static int greatestCommonDivisor(int a, int b) {
    return b == 0 ? a : greatestCommonDivisor(b, a % b);
  }
}
