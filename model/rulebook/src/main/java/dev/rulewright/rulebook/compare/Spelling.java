package dev.rulewright.rulebook.compare;

/// How words are spelt.
final class Spelling {

  private Spelling() {}

  /// Whether two words differ in one or two letters, but in less than a third of them: a slip of
  /// the pen, or two spellings of a name.
  static boolean isSlip(String one, String other) {
    int distance = distance(one, other);
    return distance > 0 && distance <= 2 && 3 * distance <= Math.max(one.length(), other.length());
  }

  /// How many letters must be changed, added or left out (Levenshtein 1965).
  private static int distance(String one, String other) {
    int[] above = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int[] here = new int[other.length() + 1];
      here[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int changed = above[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        here[j] = Math.min(changed, 1 + Math.min(above[j], here[j - 1]));
      }
      above = here;
    }
    return above[other.length()];
  }
}
