package dev.rulewright.reports.results;

/// What a check of a property came to.
public enum Verdict {
  /// It holds for any length of play, for every board and every set of units within the bound.
  PROVED("proved", false),
  /// Nothing breaks it in any play of the worlds that the bound names as searched to the end.
  HOLDS("holds", false),
  /// Nothing was found that breaks it, but not everything within the bound was looked at.
  NOTHING_FOUND("nothing found", false),
  /// Something breaks it, as an answer of the reading leads one to expect.
  FAILS_AS_EXPECTED("fails, as expected", false),
  /// An answer of the reading allows it to fail, but nothing within the bound breaks it.
  NOT_SEEN_TO_FAIL("not seen to fail", false),
  /// Something breaks it that nobody expected.
  FAILS("FAILS", true),
  /// The proof does not go through: some step from a position that fulfils the invariant breaks it.
  /// Whether a play comes to that position is another question.
  NOT_PROVED("not proved", false),
  /// The method gave no answer.
  UNKNOWN("unknown", false),
  /// The check was stopped, or its time was up, before the method was finished with it.
  STOPPED("stopped", false),
  /// The method does not know an answer of this reading, or cannot state the property.
  NOT_STATED("not stated", false),
  /// The property means nothing under this reading.
  MEANINGLESS("means nothing", false);

  private final String words;
  private final boolean trouble;

  Verdict(String words, boolean trouble) {
    this.words = words;
    this.trouble = trouble;
  }

  /// The verdict in a few words, as tables show it.
  public String words() {
    return words;
  }

  /// Whether the rules do what nobody expected.
  public boolean isTrouble() {
    return trouble;
  }
}
