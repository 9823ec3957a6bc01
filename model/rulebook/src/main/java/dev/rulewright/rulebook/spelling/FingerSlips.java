package dev.rulewright.rulebook.spelling;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Words of which fingers make others by one slip: two neighbouring letters change places, one is
/// struck twice, one is left out. The first letter and the ending stay, as other endings make other
/// forms of a word, and other first letters other words.
final class FingerSlips {

  /// Shorter words are too like others.
  private static final int SHORTEST = 5;

  /// Of shorter words a letter that is left out makes other words too often.
  private static final int SHORTEST_SHORTENED = 8;

  /// So many letters at the end of a word may be its ending.
  private static final int ENDING = 2;

  private final Set<String> words;

  /// What words become if one letter is left out.
  private final Map<String, String> shortened = new HashMap<>();

  /// @param words those that are spelt right, in lower case
  FingerSlips(Set<String> words) {
    this.words = Set.copyOf(words);
    words.stream()
        .filter(word -> word.length() >= SHORTEST_SHORTENED)
        .forEach(word ->
            inside(word)
                .forEach(at ->
                    shortened.merge(
                        without(at, word),
                        word,
                        (one, other) -> one.compareTo(other) < 0 ? one : other)));
  }

  /// The word that is meant, if a slip makes this one of it.
  ///
  /// @param word in lower case
  Optional<String> meant(String word) {
    return word.length() < SHORTEST
        ? Optional.empty()
        : inside(word)
            .boxed()
            .flatMap(at -> Stream.of(exchanged(at, word), doubled(at, word), single(at, word)))
            .filter(other -> !other.equals(word) && words.contains(other))
            .findFirst()
            .or(() -> Optional.ofNullable(shortened.get(word)));
  }

  /// The letters but for the first one and the ending.
  private static IntStream inside(String word) {
    return IntStream.range(1, word.length() - ENDING);
  }

  private static String without(int at, String word) {
    return word.substring(0, at) + word.substring(at + 1);
  }

  private static String doubled(int at, String word) {
    return word.substring(0, at) + word.charAt(at) + word.substring(at);
  }

  /// Without a letter that stands twice.
  private static String single(int at, String word) {
    return word.charAt(at) == word.charAt(at + 1) ? without(at, word) : word;
  }

  private static String exchanged(int at, String word) {
    return word.substring(0, at) + word.charAt(at + 1) + word.charAt(at) + word.substring(at + 2);
  }
}
