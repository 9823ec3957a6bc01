package dev.rulewright.rulebook.lexicon;

import java.text.Normalizer;
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
      Pattern.compile(Numerals.PIECE + "|\\p{L}+['’](?=\\p{L})|\\p{L}+|\\S");

  /// So many letters of a word say which one it is.
  private static final int ROOT = 6;

  private static final Pattern ACCENTS = Pattern.compile("\\p{M}");

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

  /// The word without accents.
  public String plain() {
    return plain(word);
  }

  /// A word without accents; one of accents alone, as a slip leaves them, keeps them.
  static String plain(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) >= 128) {
        String letters = Normalizer.normalize(word, Normalizer.Form.NFD);
        String bare = ACCENTS.matcher(letters).replaceAll("");
        return bare.isEmpty() ? word : bare;
      }
    }
    return word;
  }

  /// Whether a text has nothing but letters.
  static boolean isLetters(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!Character.isLetter(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /// Another form of the word in its place.
  Token as(String form) {
    return new Token(form, start, end);
  }

  /// The first letters of the word, without accents and without an ending of one or two letters, so
  /// that most forms of a word have the same; in any language, as a stem is not.
  public String root() {
    String plain = plain();
    int length = plain.length();
    if (length > 3) {
      char last = plain.charAt(length - 1);
      boolean two = plain.charAt(length - 2) == 'e' && "nmrs".indexOf(last) >= 0;
      length -= two ? 2 : "ensxaio".indexOf(last) >= 0 ? 1 : 0;
    }
    return plain.substring(0, Math.min(ROOT, length));
  }

  /// Whether it is a word or a number.
  public boolean isWord() {
    return Character.isLetterOrDigit(word.codePointAt(0));
  }

  /// Whether it is written in digits.
  public boolean isNumber() {
    return Character.isDigit(word.codePointAt(0));
  }

  /// Whether a token begins a sentence, an entry of a list, or what stands behind a colon or in
  /// brackets.
  public static boolean isBeginning(int index, List<Token> tokens) {
    if (index == 0) {
      return true;
    }
    Token before = tokens.get(index - 1);
    return !before.isWord() && (index == 1 || !before.isInside());
  }

  private boolean isInside() {
    return word.length() == 1 && ",)-–’'/".contains(word);
  }

  /// Whether it ends a part of a sentence.
  public boolean endsPart() {
    return word.length() == 1 && ",.;:!?()".contains(word);
  }
}
