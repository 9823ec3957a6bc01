package dev.rulewright.kernel.text;

import java.util.List;

/// A place between the words of a text, which moves from left to right.
public final class Cursor {

  private final List<Word> words;
  private final Word text;
  private int next;

  /// Begins before the first word.
  public Cursor(Word text) {
    words = text.words();
    this.text = text;
  }

  /// Whether a word comes next.
  public boolean hasNext() {
    return next < words.size();
  }

  /// The number of words that follow.
  public int left() {
    return words.size() - next;
  }

  /// Whether a certain word comes next.
  public boolean isNext(String word) {
    return hasNext() && words.get(next).is(word);
  }

  /// Whether a certain word comes next, which is then passed over.
  public boolean has(String word) {
    boolean has = isNext(word);
    next += has ? 1 : 0;
    return has;
  }

  /// The next word.
  ///
  /// @param expected what it should be, for the report when there is none
  public Word next(String expected) {
    if (!hasNext()) {
      throw text.end().at().expected(expected);
    }
    return words.get(next++);
  }

  /// Everything that follows, with nothing behind it; maybe no word.
  public Word rest() {
    Word rest = hasNext() ? text.spanning(words.get(next), words.getLast()) : text.end();
    next = words.size();
    return rest;
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
