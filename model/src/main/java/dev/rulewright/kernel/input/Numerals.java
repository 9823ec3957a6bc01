package dev.rulewright.kernel.input;

/// Reading of whole numbers.
public final class Numerals {

  private Numerals() {}

  /// A number within bounds.
  ///
  /// @param what what it counts, such as `the damage taken`
  public static int read(Word word, int least, int most, String what) {
    if (word.text().matches("\\d{1,9}")) {
      int number = Integer.parseInt(word.text());
      if (number >= least && number <= most) {
        return number;
      }
    }
    String bounds =
        most == Integer.MAX_VALUE ? "at least " + least : "from " + least + " to " + most;
    throw word.found().expected(what + ", a whole number " + bounds);
  }
}
