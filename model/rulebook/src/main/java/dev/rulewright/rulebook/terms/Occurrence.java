package dev.rulewright.rulebook.terms;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Token;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Where a term stands in a text, inflected or not.
final class Occurrence {

  /// A word with more letters than these behind what is common is another word.
  private static final int LONGEST_ENDING = 3;

  /// Shorter words have hardly an ending.
  private static final int SHORT = 4;

  private static final Pattern MARKS = Pattern.compile("\\p{M}");

  private Occurrence() {}

  /// The words of a text that are a term, as they stand there.
  static Optional<String> of(String term, List<Unit> units) {
    List<String> wanted = Token.of(term).stream().map(Token::word).toList();
    for (Unit unit : units) {
      List<Token> tokens = Token.of(unit.text());
      for (int i = 0; i + wanted.size() <= tokens.size(); i++) {
        int from = i;
        boolean all = true;
        for (int word = 0; word < wanted.size() && all; word++) {
          all = isForm(wanted.get(word), tokens.get(from + word).word());
        }
        if (all) {
          int end = tokens.get(i + wanted.size() - 1).end();
          return Optional.of(unit.text().substring(tokens.get(i).start(), end));
        }
      }
    }
    return Optional.empty();
  }

  /// Whether a term stands in a text in any way: as a part of a longer word, or its words apart.
  static boolean loosely(String term, List<Unit> units) {
    List<String> words =
        units.stream()
            .flatMap(unit -> Token.of(unit.text()).stream())
            .map(token -> plain(token.word()))
            .toList();
    return Token.of(term).stream()
        .filter(Token::isWord)
        .map(token -> beginning(plain(token.word())))
        .allMatch(beginning -> words.stream().anyMatch(word -> word.contains(beginning)));
  }

  /// Whether two words are forms of one: they begin alike and end in a few letters.
  private static boolean isForm(String wanted, String word) {
    String one = plain(wanted);
    String other = plain(word);
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

  /// The beginning of a word, by which it is known in longer ones.
  private static String beginning(String plain) {
    return plain.substring(0, Math.min(plain.length(), Math.max(SHORT, plain.length() * 3 / 4)));
  }

  private static String plain(String word) {
    return MARKS
        .matcher(Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFD))
        .replaceAll("");
  }
}
