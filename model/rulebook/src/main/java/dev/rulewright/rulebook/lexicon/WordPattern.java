package dev.rulewright.rulebook.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Words that mean something in rules, such as `darf … nicht`.
///
/// It is written as words with blanks between them: `word` itself, `begin~`, `~end` and `~part~`
/// for words with more letters, `<n>` for a number in digits or letters, `…` for some words of the
/// same part of a sentence, `(one/other)` for either word, `[word]` for one that may be left out,
/// `^` in front of all for the beginning of a sentence, of which only the first word is meant, the
/// others being what it must stand with.
///
/// @param pieces the words, gaps and numbers, in order
/// @param widest the most words that `…` stands for
record WordPattern(List<String> pieces, int widest) {

  private static final int WIDEST_GAP = 6;

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final String GAP = "…";
  private static final String BEGINNING = "^";

  /// Stands for a number.
  static final String NUMBER = "<n>";

  /// Copies the list.
  WordPattern {
    pieces = List.copyOf(pieces);
  }

  /// What a pattern has found.
  ///
  /// @param tokens the indices of the tokens that are its words, in order
  /// @param number the number that stands for `<n>`, in digits
  record Found(List<Integer> tokens, Optional<String> number) {}

  /// What is wrong with how a pattern is written, if anything is.
  static Optional<String> fault(String text) {
    if (!text.isBlank() && Token.isLetters(text.replace(" ", ""))) {
      return Optional.empty(); // As most have.
    }
    List<String> written = List.of(BLANKS.split(text.strip(), -1));
    for (String piece : written) {
      boolean either = piece.startsWith("(");
      boolean bracket = either || piece.startsWith("[");
      String inside = bracket ? piece.substring(1, Math.max(1, piece.length() - 1)) : piece;
      if ((bracket && !piece.endsWith(either ? ")" : "]"))
          || inside.chars().anyMatch(letter -> "()[]".indexOf(letter) >= 0)) {
        return Optional.of("brackets stand around single words, as in (one/other) or [word]");
      }
      List<String> words = either ? List.of(inside.split("/", -1)) : List.of(inside);
      if (words.stream().anyMatch(word -> word.replace("~", "").isEmpty())) {
        return Optional.of("a word is missing");
      }
    }
    int beginning = written.lastIndexOf(BEGINNING);
    if (beginning > 0) {
      return Optional.of("^ stands in front of all");
    }
    boolean begins =
        written.stream()
            .skip(beginning + 1)
            .filter(piece -> !piece.startsWith("["))
            .findFirst()
            .filter(piece -> !piece.equals(GAP))
            .isPresent();
    return begins ? Optional.empty() : Optional.of("the pattern needs a word to begin with");
  }

  private static WordPattern of(List<String> pieces) {
    return new WordPattern(pieces, WIDEST_GAP);
  }

  /// Every pattern that a text with alternatives means, if it has no [#fault].
  static List<WordPattern> parse(String text) {
    String stripped = text.strip();
    if (stripped.indexOf('(') < 0 && stripped.indexOf('[') < 0) {
      return List.of(of(List.of(BLANKS.split(stripped)))); // As most, of thousands.
    }
    var all = new ArrayList<List<String>>();
    all.add(List.of());
    for (String piece : BLANKS.split(stripped, -1)) {
      List<String> words =
          piece.startsWith("(")
              ? List.of(piece.substring(1, piece.length() - 1).split("/", -1))
              : piece.startsWith("[")
                  ? List.of(piece.substring(1, piece.length() - 1), "")
                  : List.of(piece);
      var longer = new ArrayList<List<String>>();
      for (List<String> before : all) {
        for (String word : words) {
          var next = new ArrayList<>(before);
          if (!word.isEmpty()) {
            next.add(word);
          }
          longer.add(next);
        }
      }
      all.clear();
      all.addAll(longer);
    }
    return all.stream().map(WordPattern::of).toList();
  }

  /// The same with another form of each whole word.
  WordPattern map(UnaryOperator<String> form) {
    return new WordPattern(
        pieces.stream().map(piece -> Token.isLetters(piece) ? form.apply(piece) : piece).toList(),
        widest);
  }

  /// The same with wider or narrower gaps.
  WordPattern withGaps(int words) {
    return new WordPattern(pieces, words);
  }

  private boolean beginsSentence() {
    return pieces.getFirst().equals(BEGINNING);
  }

  /// The first word.
  String first() {
    return pieces.get(beginsSentence() ? 1 : 0);
  }

  /// The piece behind the first word, if there is one.
  Optional<String> second() {
    int second = beginsSentence() ? 2 : 1;
    return pieces.size() > second ? Optional.of(pieces.get(second)) : Optional.empty();
  }

  /// Matches from a token on.
  ///
  /// @param numbers the words for numbers, with their digits
  Optional<Found> at(int from, List<Token> tokens, Map<String, String> numbers) {
    if (beginsSentence() && !Token.isBeginning(from, tokens)) {
      return Optional.empty();
    }
    int[] places = new int[pieces.size()];
    return stands(beginsSentence() ? 1 : 0, from, tokens, numbers, places)
        ? Optional.of(found(places, tokens, numbers))
        : Optional.empty();
  }

  private Found found(int[] places, List<Token> tokens, Map<String, String> numbers) {
    var used = new ArrayList<Integer>();
    Optional<String> number = Optional.empty();
    if (beginsSentence()) {
      return new Found(List.of(places[1]), number);
    }
    for (int i = 0; i < places.length; i++) {
      if (!pieces.get(i).equals(GAP)) {
        used.add(places[i]);
      }
      if (pieces.get(i).equals(NUMBER)) {
        number = digits(tokens.get(places[i]), numbers);
      }
    }
    return new Found(used, number);
  }

  /// Whether a piece and all behind it stand from a token on; their tokens are written down.
  private boolean stands(
      int piece, int token, List<Token> tokens, Map<String, String> numbers, int[] places) {
    if (piece == pieces.size()) {
      return true;
    }
    String wanted = pieces.get(piece);
    if (wanted.equals(GAP)) {
      return standsBehindGap(piece, token, tokens, numbers, places);
    }
    if (token >= tokens.size()) {
      return false;
    }
    Token found = tokens.get(token);
    places[piece] = token;
    return (wanted.equals(NUMBER)
            ? digits(found, numbers).isPresent()
            : matches(wanted, found.word()))
        && stands(piece + 1, token + 1, tokens, numbers, places);
  }

  private boolean standsBehindGap(
      int piece, int token, List<Token> tokens, Map<String, String> numbers, int[] places) {
    for (int next = token; next <= Math.min(token + widest, tokens.size()); next++) {
      if (next > token && tokens.get(next - 1).endsPart()) {
        return false;
      }
      if (stands(piece + 1, next, tokens, numbers, places)) {
        return true;
      }
    }
    return false;
  }

  /// The number that a token says, in digits, if it says one.
  static Optional<String> digits(Token token, Map<String, String> numbers) {
    return token.isNumber()
        ? Optional.of(token.word())
        : Optional.ofNullable(numbers.get(token.word()));
  }

  /// Whether a piece stands for a word.
  static boolean matches(String piece, String word) {
    boolean more = piece.endsWith("~");
    boolean before = piece.startsWith("~");
    if (!more && !before) {
      return word.equals(piece);
    }
    String letters = piece.substring(before ? 1 : 0, piece.length() - (more ? 1 : 0));
    if (before) {
      return more ? word.contains(letters) : word.endsWith(letters);
    }
    return word.startsWith(letters);
  }
}
