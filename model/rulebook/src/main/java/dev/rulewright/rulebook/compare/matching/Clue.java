package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Slot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;

/// Something that some editions say in a row and others do not.
///
/// @param slot the point in which it answers; empty for a word with a meaning of its own
/// @param value the answer, or the stem of the word
/// @param has where the editions say it that do
/// @param lacks the editions that do not
/// @param certainty how sure it is that the others should say it, from 0 to 1
public record Clue(
    Optional<Slot> slot,
    String value,
    Map<String, Place> has,
    Set<String> lacks,
    double certainty) {

  /// Copies the collections.
  public Clue {
    has = new LinkedHashMap<>(has);
    lacks = Set.copyOf(lacks);
  }

  /// The same with another certainty.
  public Clue with(double newCertainty) {
    return new Clue(slot, value, has, lacks, newCertainty);
  }

  /// Whether it is an answer that only says which of two opposites is meant.
  public boolean isOfOpposites() {
    return slot.filter(Slot::isOfOpposites).isPresent();
  }

  /// Whether it is a word with a meaning of its own.
  public boolean isWord() {
    return slot.isEmpty();
  }

  /// The edition that is alone with it or without it, where three or more speak.
  public Optional<String> alone() {
    if (has.size() + lacks.size() < 3) {
      return Optional.empty();
    }
    return lacks.size() == 1
        ? lacks.stream().findFirst()
        : has.size() == 1 ? has.keySet().stream().findFirst() : Optional.empty();
  }

  /// Whether an edition is alone with it or without it; of two editions, each is.
  ///
  /// @param speaking what the editions say in the row, by language
  public boolean isAlone(String language, Map<String, Passage> speaking) {
    return speaking.size() == 2 || alone().equals(Optional.of(language));
  }

  /// Whether one edition alone says it, where three or more speak.
  public boolean isMore() {
    return alone().filter(has::containsKey).isPresent();
  }

  /// Whether one edition says this and not the other clue's, and another one the other way round.
  public boolean opposes(Clue other) {
    return has.keySet().stream().anyMatch(other.lacks::contains)
        && other.has.keySet().stream().anyMatch(lacks::contains);
  }

  /// Whether most places where it is said have a property.
  ///
  /// @param passages what the editions say in the row, by language
  /// @param property asked of a passage and a place in it
  public boolean isMostly(Map<String, Passage> passages, BiPredicate<Passage, Place> property) {
    long yes =
        has.entrySet().stream()
            .filter(each ->
                property.test(Objects.requireNonNull(passages.get(each.getKey())), each.getValue()))
            .count();
    return 2 * yes > has.size();
  }

  /// What most editions name that have it as a word, in alphabetical order; empty if none of their
  /// words names a concept.
  ///
  /// @param passages what the editions say in the row, by language
  public List<String> named(Map<String, Passage> passages) {
    Map<String, Integer> named = new TreeMap<>();
    has.forEach((language, place) ->
        Objects.requireNonNull(passages.get(language)).words().stream()
            .filter(word -> word.place().equals(place))
            .flatMap(word -> word.concepts().stream())
            .forEach(concept -> named.merge(concept, 1, Integer::sum)));
    int most = named.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    return named.entrySet().stream()
        .filter(each -> each.getValue() == most)
        .map(Map.Entry::getKey)
        .toList();
  }
}
