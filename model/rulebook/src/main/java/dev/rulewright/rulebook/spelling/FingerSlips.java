package dev.rulewright.rulebook.spelling;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Words of which fingers make others by one slip: two neighbouring letters change places, one is
/// struck twice or once for twice, one is left out. The first letter and the ending stay, as other
/// endings make other forms of a word, and other first letters other words.
final class FingerSlips {

  /// Shorter words are too like others.
  private static final int SHORTEST = 5;

  /// Of shorter words a letter that is left out makes other words too often.
  private static final int SHORTEST_SHORTENED = 8;

  /// So many letters at the end of a word may be its ending.
  private static final int ENDING = 2;

  private final Set<String> words;

  /// @param words those that are spelt right, in lower case
  FingerSlips(Set<String> words) {
    this.words = words;
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
            .or(() ->
                words.stream()
                    .filter(other -> isLeftOut(word, other))
                    .min(Comparator.naturalOrder()));
  }

  /// The letters but for the first one and the ending.
  private static IntStream inside(String word) {
    return IntStream.range(1, word.length() - ENDING);
  }

  /// Whether a word is another one without one of its letters.
  private static boolean isLeftOut(String word, String other) {
    return other.length() == word.length() + 1
        && other.length() >= SHORTEST_SHORTENED
        && inside(other)
            .anyMatch(at ->
                word.regionMatches(0, other, 0, at)
                    && word.regionMatches(at, other, at + 1, word.length() - at));
  }

  /// With a letter and the next one in the other order, but for the first of the ending.
  private static String exchanged(int at, String word) {
    if (at + 1 == word.length() - ENDING) {
      return word;
    }
    return word.substring(0, at) + word.charAt(at + 1) + word.charAt(at) + word.substring(at + 2);
  }

  private static String doubled(int at, String word) {
    return word.substring(0, at) + word.charAt(at) + word.substring(at);
  }

  /// With a letter once that stands twice.
  private static String single(int at, String word) {
    return word.charAt(at) == word.charAt(at + 1)
        ? word.substring(0, at) + word.substring(at + 1)
        : word;
  }
}
