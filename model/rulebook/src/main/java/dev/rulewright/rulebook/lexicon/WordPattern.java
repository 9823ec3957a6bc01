package dev.rulewright.rulebook.lexicon;

import static java.util.stream.Collectors.toUnmodifiableSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
/// @param pieces the words and gaps, in order
/// @param beginsSentence whether `^` stands in front of them
/// @param widest the most words that `…` stands for
record WordPattern(List<PatternPiece> pieces, boolean beginsSentence, int widest) {

  private static final int WIDEST_GAP = 6;

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final String BEGINNING = "^";

  /// Of a piece that is left out.
  private static final int NOWHERE = -1;

  /// Copies the list.
  WordPattern {
    pieces = List.copyOf(pieces);
  }

  /// What a pattern has found.
  ///
  /// @param tokens the indices of the tokens that are its words, in order
  /// @param number the number that stands for `<n>`, in digits; empty if there is none
  record Found(List<Integer> tokens, String number) {}

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
      if (words.stream().anyMatch(word -> word.replace(PatternPiece.MORE, "").isEmpty())) {
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
            .filter(piece -> !piece.equals(PatternPiece.GAP))
            .isPresent();
    return begins ? Optional.empty() : Optional.of("the pattern needs a word to begin with");
  }

  /// The pattern that a text means, if it has no [#fault].
  static WordPattern parse(String text) {
    List<String> written = List.of(BLANKS.split(text.strip()));
    boolean begins = written.getFirst().equals(BEGINNING);
    return new WordPattern(
        written.stream().skip(begins ? 1 : 0).map(PatternPiece::parse).toList(),
        begins,
        WIDEST_GAP);
  }

  /// The same with another form of each whole word.
  WordPattern map(UnaryOperator<String> form) {
    return new WordPattern(
        pieces.stream().map(piece -> piece.map(form)).toList(), beginsSentence, widest);
  }

  /// The same with wider or narrower gaps.
  WordPattern withGaps(int words) {
    return new WordPattern(pieces, beginsSentence, words);
  }

  /// The pieces one of which stands first: all up to the first that may not be left out.
  List<PatternPiece> firsts() {
    return upToNeeded(0);
  }

  /// The words of which one stands behind the first one; empty if others may.
  Set<String> seconds() {
    if (pieces.size() < 2 || pieces.getFirst().isOptional() || pieces.getLast().isOptional()) {
      return Set.of();
    }
    List<PatternPiece> seconds = upToNeeded(1);
    return seconds.stream().allMatch(PatternPiece::hasOnlyWords)
        ? seconds.stream().flatMap(piece -> piece.words().stream()).collect(toUnmodifiableSet())
        : Set.of();
  }

  private List<PatternPiece> upToNeeded(int from) {
    int needed = from;
    while (pieces.get(needed).isOptional()) {
      needed++;
    }
    return pieces.subList(from, needed + 1);
  }

  /// Matches from a token on.
  ///
  /// @param numbers the words for numbers, with their digits
  Optional<Found> at(int from, List<Token> tokens, Map<String, String> numbers) {
    if (beginsSentence && !Token.isBeginning(from, tokens)) {
      return Optional.empty();
    }
    int[] places = new int[pieces.size()];
    Arrays.fill(places, NOWHERE);
    return stands(0, from, tokens, numbers, places)
        ? Optional.of(found(places, tokens, numbers))
        : Optional.empty();
  }

  private Found found(int[] places, List<Token> tokens, Map<String, String> numbers) {
    var used = new ArrayList<Integer>();
    String number = "";
    for (int i = 0; i < places.length; i++) {
      if (places[i] != NOWHERE) {
        used.add(places[i]);
        number = pieces.get(i).number(tokens.get(places[i]), numbers).orElse(number);
      }
    }
    return beginsSentence ? new Found(List.of(used.getFirst()), "") : new Found(used, number);
  }

  /// Whether a piece and all behind it stand from a token on; their tokens are written down.
  private boolean stands(
      int at, int token, List<Token> tokens, Map<String, String> numbers, int[] places) {
    if (at == pieces.size()) {
      return true;
    }
    PatternPiece piece = pieces.get(at);
    if (piece.isGap()) {
      return standsBehindGap(at, token, tokens, numbers, places);
    }
    if (token < tokens.size() && piece.matches(tokens.get(token), numbers)) {
      places[at] = token;
      if (stands(at + 1, token + 1, tokens, numbers, places)) {
        return true;
      }
      places[at] = NOWHERE;
    }
    return piece.isOptional() && stands(at + 1, token, tokens, numbers, places);
  }

  private boolean standsBehindGap(
      int gap, int token, List<Token> tokens, Map<String, String> numbers, int[] places) {
    for (int next = token; next <= Math.min(token + widest, tokens.size()); next++) {
      if (next > token && tokens.get(next - 1).endsPart()) {
        return false;
      }
      if (stands(gap + 1, next, tokens, numbers, places)) {
        return true;
      }
    }
    return false;
  }
}
