package dev.rulewright.rulebook.lexicon;

import static java.util.stream.Collectors.toUnmodifiableSet;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// What stands in one place of a [WordPattern]: one of several words, or a gap.
///
/// @param words any of these whole words; [#NUMBER] for any number
/// @param parts any word that has one of these and more letters
/// @param isOptional whether it may be left out
record PatternPiece(Set<String> words, List<Part> parts, boolean isOptional) {

  static final String NUMBER = "<n>";
  static final String GAP = "…";

  /// Stands for more letters of a word.
  static final String MORE = "~";

  /// Some letters of a longer word.
  ///
  /// @param isBegun whether others may stand before them
  /// @param isContinued whether others may stand behind them
  record Part(String letters, boolean isBegun, boolean isContinued) {

    static Part of(String written) {
      return new Part(written.replace(MORE, ""), written.startsWith(MORE), written.endsWith(MORE));
    }

    boolean isOf(String word) {
      return !isBegun
          ? word.startsWith(letters)
          : isContinued ? word.contains(letters) : word.endsWith(letters);
    }
  }

  /// The piece that a word, `…`, `(one/other)` or `[word]` means.
  static PatternPiece parse(String written) {
    boolean either = written.startsWith("(");
    boolean optional = written.startsWith("[");
    String inside = either || optional ? written.substring(1, written.length() - 1) : written;
    if (!either && !inside.contains(MORE)) {
      return new PatternPiece( // As most, of thousands.
          inside.equals(GAP) ? Set.of() : Set.of(inside), List.of(), optional);
    }
    List<String> words = either ? List.of(inside.split("/", -1)) : List.of(inside);
    return new PatternPiece(
        words.stream().filter(word -> !word.contains(MORE)).collect(toUnmodifiableSet()),
        words.stream().filter(word -> word.contains(MORE)).map(Part::of).toList(),
        optional);
  }

  /// The same with another form of each whole word.
  PatternPiece map(UnaryOperator<String> form) {
    return new PatternPiece(
        words.stream()
            .map(word -> Token.isLetters(word) ? form.apply(word) : word)
            .collect(toUnmodifiableSet()),
        parts,
        isOptional);
  }

  boolean isGap() {
    return words.isEmpty() && parts.isEmpty();
  }

  /// Whether it stands for nothing but its [#words].
  boolean hasOnlyWords() {
    return !words.isEmpty() && parts.isEmpty() && !words.contains(NUMBER);
  }

  /// Whether it stands for a token.
  ///
  /// @param numbers the words for numbers, with their digits
  boolean matches(Token token, Map<String, String> numbers) {
    if (words.contains(token.word()) || number(token, numbers).isPresent()) {
      return true;
    }
    for (Part part : parts) { // A stream for each of millions of words would take too long.
      if (part.isOf(token.word())) {
        return true;
      }
    }
    return false;
  }

  /// The number that a token says, in digits, if it says one and the piece asks for one.
  Optional<String> number(Token token, Map<String, String> numbers) {
    return words.contains(NUMBER) ? digits(token, numbers) : Optional.empty();
  }

  /// The number that a token says, in digits, if it says one.
  static Optional<String> digits(Token token, Map<String, String> numbers) {
    return token.isNumber()
        ? Optional.of(token.word())
        : Optional.ofNullable(numbers.get(token.word()));
  }
}
