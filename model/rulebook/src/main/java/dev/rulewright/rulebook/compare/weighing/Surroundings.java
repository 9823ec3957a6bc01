package dev.rulewright.rulebook.compare.weighing;

import dev.rulewright.rulebook.compare.matching.Clue;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Standing;
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
    places.put("condition", Standing::isInCondition);
    places.put("price", Standing::isInPrice);
    places.put("paid", Standing::isPaid);
    places.put("acting", Standing::acts);
    places.put("receiving", Standing::isReceiver);
    places.put("person", Standing::isNearPerson);
    places.put("time", Standing::isTimed);
    places.put("number", Standing::isCounted);
    places.put("label", Passage::isLabel);
    places.put("end", Standing::isLast);
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
      if (!clue.isOfOpposites() && clue.isAlone(language, speaking)) {
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
