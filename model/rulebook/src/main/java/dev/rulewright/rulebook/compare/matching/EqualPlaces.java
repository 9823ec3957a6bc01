package dev.rulewright.rulebook.compare.matching;

import static java.util.Comparator.comparingDouble;

import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Places where editions say the same, one more often than another: which of them stand for each
/// other is told by the words around them.
final class EqualPlaces {

  /// Passages with more words are no single sentence, and take long.
  private static final int MOST_WORDS = 100;

  private EqualPlaces() {}

  /// The places of each edition, those first that have a counterpart in the edition with the
  /// fewest; where the words around say nothing, in the order of the text.
  ///
  /// @param places by language
  /// @param speaking what the editions say, by language
  static Map<String, List<Place>> matched(
      Map<String, List<Place>> places, Map<String, Passage> speaking) {
    int least = places.values().stream().mapToInt(List::size).min().orElse(0);
    if (least == 0
        || places.values().stream().allMatch(each -> each.size() == least)
        || speaking.values().stream().anyMatch(each -> each.words().size() > MOST_WORDS)) {
      return places;
    }
    String fewest =
        places.keySet().stream()
            .filter(language -> places(places, language).size() == least)
            .findFirst()
            .orElseThrow();
    Map<String, List<Place>> matched = new LinkedHashMap<>();
    places.forEach((language, all) ->
        matched.put(
            language,
            all.size() == least
                ? all
                : matched(
                    all,
                    Objects.requireNonNull(speaking.get(language)),
                    places(places, fewest),
                    Objects.requireNonNull(speaking.get(fewest)))));
    return matched;
  }

  private static List<Place> places(Map<String, List<Place>> places, String language) {
    return Objects.requireNonNull(places.get(language));
  }

  private static List<Place> matched(
      List<Place> all, Passage passage, List<Place> others, Passage other) {
    var left = new ArrayList<>(all);
    var matched = new ArrayList<Place>();
    for (Place counterpart : others) {
      Place nearest =
          left.stream()
              .max(
                  comparingDouble((Place each) -> shared(each, passage, counterpart, other))
                      .thenComparing(Place::at, (one, two) -> Integer.compare(two, one)))
              .orElseThrow();
      left.remove(nearest);
      matched.add(nearest);
    }
    matched.addAll(left);
    return matched;
  }

  /// How much the words around two places have in common: what stands as far before the one or
  /// behind it as its counterpart does of the other weighs most.
  private static double shared(Place one, Passage passage, Place two, Passage other) {
    double shared = 0;
    for (Word word : passage.words()) {
      int offset = word.place().at() - one.at();
      for (Word counterpart : other.words()) {
        if (word.sharesConcept(counterpart)) {
          shared += 1.0 / (1 + Math.abs(offset - counterpart.place().at() + two.at()));
        }
      }
    }
    return shared;
  }
}
