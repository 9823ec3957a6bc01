package dev.rulewright.rulebook.compare.matching;

import java.util.HashMap;
import java.util.Map;

/// How often each edition is alone with a word of rules, or without it: what it does often is how
/// its language speaks.
final class Habits {

  /// So many rows in which all agree are presumed, so that a short text with one difference is not
  /// taken for two languages that differ.
  private static final double PRESUMED = 3;

  /// How much a difference weighs beside a row in which all agree.
  private static final double WEIGHT = 2.2;

  private final Map<String, Integer> said = new HashMap<>();
  private final Map<String, Integer> differ = new HashMap<>();

  /// Counts a row in which editions say something.
  void add(String value) {
    said.merge(value, 1, Integer::sum);
  }

  /// Counts a row in which an edition differs from others.
  ///
  /// @param says whether it says what they do not, or the other way round
  void addDifference(String value, String language, boolean says) {
    differ.merge(key(value, language, says), 1, Integer::sum);
  }

  /// How sure it is that editions say a thing alike where they mean the same, from the rows in
  /// which any says it: 1/2 if there is none, 2/3 if there is one.
  double familiarity(String value) {
    int times = said.getOrDefault(value, 0);
    return (times + 1.0) / (times + 2.0);
  }

  private static String key(String value, String language, boolean says) {
    return value + " " + language + (says ? " +" : " -");
  }

  /// How little an edition tends to differ in it, not counting one row: near 1 if it never does.
  ///
  /// @param says whether it says what others do not, or the other way round
  double reliability(String value, String language, boolean says) {
    double others = said.getOrDefault(value, 0) - 1.0;
    double differing = differ.getOrDefault(key(value, language, says), 0) - 1.0;
    return Math.max(0, 1 - WEIGHT * Math.max(0, differing) / (Math.max(0, others) + PRESUMED));
  }
}
