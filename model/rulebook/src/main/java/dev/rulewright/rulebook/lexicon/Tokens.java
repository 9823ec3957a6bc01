package dev.rulewright.rulebook.lexicon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Cuts a text of one language into tokens: all that is one number is one token, however it is
/// written.
final class Tokens {

  /// The words for numbers, with their digits.
  private final Map<String, String> numbers;

  /// The numbers that are written as several tokens, such as `dix-huit`, by the first, the longest
  /// first.
  private final Map<String, List<String>> longNumbers = new HashMap<>();

  private final Numerals numerals;

  /// @param numbers the words for numbers, with their digits
  Tokens(Locale language, Map<String, String> numbers) {
    this.numbers = Map.copyOf(numbers);
    numerals = Numerals.of(language);
    numbers.keySet().stream()
        .filter(number -> !number.chars().allMatch(Character::isLetter))
        .sorted(Comparator.comparingInt(String::length).reversed())
        .forEach(number ->
            longNumbers
                .computeIfAbsent(Token.of(number).getFirst().word(), _ -> new ArrayList<>())
                .add(number));
  }

  /// The tokens of a text; a number written as several, such as `dix-huit`, is one, and so are dice
  /// with the word that tells how many are thrown. Numbers in digits stand there as in no language.
  List<Token> of(String text) {
    var joined = new ArrayList<Token>();
    int end = 0;
    for (Token token : Token.of(text)) {
      if (token.start() >= end) {
        if (Numerals.isDie(token.word()) && !joined.isEmpty() && isCount(joined.getLast())) {
          joined.add(thrown(joined.removeLast(), token));
        } else {
          joined.add(whole(token, text));
        }
        end = joined.getLast().end();
      }
    }
    return joined;
  }

  private boolean isCount(Token token) {
    return digits(token).chars().allMatch(Character::isDigit);
  }

  private String digits(Token token) {
    return numbers.getOrDefault(token.word(), token.word());
  }

  private Token thrown(Token count, Token die) {
    return new Token(numerals.value(digits(count) + die.word()), count.start(), die.end());
  }

  /// The token of all that is one number with it.
  private Token whole(Token token, String text) {
    if (Numerals.isNumeral(token.word())) {
      return token.as(numerals.value(token.word()));
    }
    return longNumbers.getOrDefault(token.word(), List.of()).stream()
        .filter(number -> stands(number, token.start(), text))
        .findFirst()
        .map(number -> new Token(number, token.start(), token.start() + number.length()))
        .orElse(token);
  }

  private static boolean stands(String word, int start, String text) {
    int end = start + word.length();
    return text.regionMatches(true, start, word, 0, word.length())
        && (end == text.length() || !Character.isLetter(text.charAt(end)));
  }
}
