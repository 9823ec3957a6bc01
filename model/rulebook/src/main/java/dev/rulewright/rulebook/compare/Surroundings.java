package dev.rulewright.rulebook.compare;

import dev.rulewright.rulebook.compare.Passage.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    places.put("capitals", Passage::isCapital);
    return places;
  }

  /// As features, by name: the certainty of the surest clue that stands there, from 0 to 1.
  ///
  /// @param speaking what the editions say in the row, by language
  static Map<String, Double> of(
      String language, Map<String, Passage> speaking, Iterable<Clue> clues) {
    Map<String, Double> features = new LinkedHashMap<>();
    for (Clue clue : clues) {
      if (clue.isAlone(language, speaking)) {
        String sign = clue.has().containsKey(language) ? "+" : "-";
        PLACES.forEach((name, holds) -> {
          if (clue.isMostly(speaking, holds)) {
            features.merge(sign + "in " + name, clue.certainty(), Math::max);
          }
        });
        if (clue.isWord()) {
          List<String> named = clue.named(speaking);
          features.merge(
              sign + "names " + (named.isEmpty() ? "nothing known" : named.getFirst()),
              clue.certainty(),
              Math::max);
        }
      }
    }
    return features;
  }
}
