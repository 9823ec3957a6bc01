package dev.rulewright.rulebook.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// A word, a number or a punctuation mark of a text.
///
/// @param word in lower case; an apostrophe that ends it belongs to it, as in `l'`
/// @param start the first character in the text
/// @param end the character behind the last
public record Token(String word, int start, int end) {

  private static final Pattern PIECE =
      Pattern.compile("\\p{L}+['’](?=\\p{L})|\\p{L}+|\\d+(?:[.,]\\d+)*|\\S");

  /// The tokens of a text.
  public static List<Token> of(String text) {
    var tokens = new ArrayList<Token>();
    var piece = PIECE.matcher(text);
    while (piece.find()) {
      String word = piece.group().toLowerCase(Locale.ROOT).replace('’', '\'');
      tokens.add(new Token(word, piece.start(), piece.end()));
    }
    return tokens;
  }

  /// Whether it is a word or a number.
  public boolean isWord() {
    return Character.isLetterOrDigit(word.codePointAt(0));
  }

  /// Whether it is written in digits.
  public boolean isNumber() {
    return Character.isDigit(word.codePointAt(0));
  }

  /// Whether it ends a part of a sentence.
  public boolean endsClause() {
    return word.length() == 1 && ".;:!?()".contains(word);
  }
}
