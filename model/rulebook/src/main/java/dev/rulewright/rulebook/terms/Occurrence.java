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

  /// A word with other letters behind its stem than this many is another word.
  private static final int LONGEST_ENDING = 3;

  /// Shorter words have hardly an ending.
  private static final int SHORT = 4;

  private static final Pattern MARKS = Pattern.compile("\\p{M}");
  private static final Pattern LAST_VOWEL = Pattern.compile("[aeiou]$");

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
        .map(token -> stem(plain(token.word())))
        .allMatch(stem -> words.stream().anyMatch(word -> word.contains(stem)));
  }

  /// Whether a word is a form of another one.
  private static boolean isForm(String wanted, String word) {
    String plain = plain(word);
    String stem = stem(plain(wanted));
    int longest = stem.length() < SHORT ? 1 : LONGEST_ENDING;
    return plain.startsWith(stem) && plain.length() - stem.length() <= longest;
  }

  private static String stem(String plain) {
    return plain.length() > SHORT ? LAST_VOWEL.matcher(plain).replaceFirst("") : plain;
  }

  private static String plain(String word) {
    return MARKS
        .matcher(Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFD))
        .replaceAll("");
  }
}
