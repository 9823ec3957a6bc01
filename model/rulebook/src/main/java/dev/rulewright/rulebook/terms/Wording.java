package dev.rulewright.rulebook.terms;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.List;
import java.util.Optional;

/// The words of some units of one edition, cut once, so that many terms can be looked for in them,
/// inflected or not.
public final class Wording {

  /// A word with more letters than these behind what is common is another word.
  private static final int LONGEST_ENDING = 3;

  /// Shorter words have hardly an ending.
  private static final int SHORT = 4;

  /// A unit's text, and its tokens without accents.
  private record Cut(String text, List<Token> tokens, List<String> words) {

    static Cut of(String text) {
      List<Token> tokens = Token.of(text);
      return new Cut(text, tokens, tokens.stream().map(Token::plain).toList());
    }
  }

  private final List<Cut> units;

  private Wording(List<Cut> units) {
    this.units = units;
  }

  /// Words that are a term.
  ///
  /// @param words as they stand there
  /// @param at how many letters stand before them
  public record Found(String words, int at) {}

  /// The words of units.
  public static Wording of(List<Unit> units) {
    return new Wording(units.stream().map(unit -> Cut.of(unit.text())).toList());
  }

  /// The words that are a term, where it stands first; empty if it stands nowhere.
  public Optional<Found> find(String term) {
    List<String> wanted = Cut.of(term).words();
    int before = 0;
    for (Cut unit : units) {
      for (int i = 0; i + wanted.size() <= unit.words().size(); i++) {
        if (standAt(i, wanted, unit.words())) {
          int start = unit.tokens().get(i).start();
          int end = unit.tokens().get(i + wanted.size() - 1).end();
          return Optional.of(new Found(unit.text().substring(start, end), before + start));
        }
      }
      before += unit.text().length();
    }
    return Optional.empty();
  }

  private static boolean standAt(int from, List<String> wanted, List<String> words) {
    for (int i = 0; i < wanted.size(); i++) {
      if (!isForm(wanted.get(i), words.get(from + i))) {
        return false;
      }
    }
    return true;
  }

  /// Whether a term stands there in any way: as a part of a longer word, or its words apart.
  boolean hasLoosely(String term) {
    return Token.of(term).stream()
        .filter(Token::isWord)
        .map(token -> withoutEnding(token.plain()))
        .allMatch(bare ->
            units.stream()
                .flatMap(unit -> unit.words().stream())
                .anyMatch(word -> word.contains(bare)));
  }

  /// Whether two words are forms of one: they begin alike and end in a few letters.
  private static boolean isForm(String one, String other) {
    int common = common(one, other);
    int endings = one.length() + other.length() - 2 * common;
    return one.equals(other)
        || (Math.min(one.length(), other.length()) < SHORT
            ? common == Math.min(one.length(), other.length()) && common > 2 && endings <= 2
            : common >= SHORT
                && Math.max(one.length(), other.length()) - common <= LONGEST_ENDING
                && endings <= LONGEST_ENDING + 1);
  }

  private static int common(String one, String other) {
    int common = 0;
    while (common < Math.min(one.length(), other.length())
        && one.charAt(common) == other.charAt(common)) {
      common++;
    }
    return common;
  }

  /// The letters of a word by which it is known in longer ones.
  private static String withoutEnding(String plain) {
    return plain.substring(0, Math.min(plain.length(), Math.max(SHORT, plain.length() * 3 / 4)));
  }
}
