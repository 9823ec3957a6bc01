package dev.rulewright.rulebook.compare;

import dev.rulewright.rulebook.compare.Passage.Place;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiPredicate;

/// Where the words stand with which one edition is alone, and what they name. It says nothing of
/// how likely the edition deviates, but what to call it: another number is a cost in a price, and
/// another word a condition behind *if*.
final class Surroundings {

  private static final Map<String, BiPredicate<Passage, Place>> PLACES = places();

  private Surroundings() {}

  private static Map<String, BiPredicate<Passage, Place>> places() {
    Map<String, BiPredicate<Passage, Place>> places = new LinkedHashMap<>();
    places.put("condition", Passage::isInCondition);
    places.put("price", Passage::isInPrice);
    places.put("paid", Passage::isPaid);
    places.put("acting", Passage::acts);
    places.put("receiving", Passage::isReceiver);
    places.put("person", Passage::isNearPerson);
    places.put("time", Passage::isTimed);
    places.put("number", Passage::isCounted);
    places.put("label", Passage::isLabel);
    places.put("end", Passage::isLast);
    return places;
  }

  /// As features, by name: the certainty of the surest clue that stands there, from 0 to 1.
  ///
  /// @param speaking what the editions say in the row, by language
  static Map<String, Double> of(
      String language, Map<String, Passage> speaking, Iterable<Clue> clues) {
    Map<String, Double> features = new LinkedHashMap<>();
    for (Clue clue : clues) {
      if (clue.alone().equals(Optional.of(language))) {
        String sign = clue.has().containsKey(language) ? "+" : "-";
        PLACES.forEach((name, holds) -> {
          if (clue.isMostly(speaking, holds)) {
            features.merge(sign + "in " + name, clue.certainty(), Math::max);
          }
        });
        if (clue.isWord()) {
          features.merge(sign + "names " + concept(clue, speaking), clue.certainty(), Math::max);
        }
      }
    }
    return features;
  }

  /// The concept that most editions name which have a word; of several the first by name.
  private static String concept(Clue clue, Map<String, Passage> speaking) {
    Map<String, Integer> named = new TreeMap<>();
    clue.has()
        .forEach((language, place) ->
            Objects.requireNonNull(speaking.get(language)).words().stream()
                .filter(word -> word.place().equals(place))
                .flatMap(word -> word.concepts().stream())
                .forEach(concept -> named.merge(concept, 1, Integer::sum)));
    int most = named.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    return named.entrySet().stream()
        .filter(each -> each.getValue() == most)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse("nothing known");
  }
}
