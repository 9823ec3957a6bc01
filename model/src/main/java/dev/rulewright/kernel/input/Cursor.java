package dev.rulewright.kernel.input;

import java.util.List;

/// Goes through the words of a text from left to right.
public final class Cursor {

  private final List<Word> words;
  private final Word end;
  private int next;

  /// The words of a text.
  public Cursor(Word text) {
    words = text.words();
    end = text.end();
  }

  public boolean hasNext() {
    return next < words.size();
  }

  /// Whether a certain word comes next.
  public boolean isNext(String word) {
    return hasNext() && words.get(next).is(word);
  }

  /// The next word.
  ///
  /// @param expected what it should be, for the report when there is none
  public Word next(String expected) {
    if (!hasNext()) {
      throw end.at().expected(expected);
    }
    return words.get(next++);
  }

  /// Passes over a word that must stand here.
  public void skip(String word) {
    String expected = "'" + word + "'";
    Word found = next(expected);
    if (!found.is(word)) {
      throw found.found().expected(expected);
    }
  }

  /// Demands that nothing follows.
  public void finish(String what) {
    if (hasNext()) {
      throw words.get(next).found().expected("the end of " + what);
    }
  }
}
