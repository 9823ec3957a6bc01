package dev.rulewright.rulebook.compare.weighing;

import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import dev.rulewright.rulebook.compare.reading.Slot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Things of one kind that stand in another order in one edition than in all others: two names, two
/// numbers, two deeds, open and hidden, the older and the younger.
final class Swaps {

  private static final List<String> KINDS = List.of("deed", "person", "thing", "place");
  private static final List<String> SLOTS =
      List.of(
          "number",
          "openness",
          "order",
          "verb.gain",
          "degree",
          "degree.age",
          "degree.height",
          "scope.side",
          "scope.end");

  private Swaps() {}

  /// The kinds of the pairs that an edition has in another order, once for each pair.
  static List<String> of(Map<String, Passage> speaking, String language) {
    if (speaking.size() < 3) {
      return List.of();
    }
    Map<String, Map<String, Integer>> places = new LinkedHashMap<>();
    speaking.forEach((each, passage) -> places.put(each, places(passage)));
    List<String> items =
        Objects.requireNonNull(places.get(language)).keySet().stream()
            .filter(item -> places.values().stream().allMatch(in -> in.getOrDefault(item, -1) >= 0))
            .toList();
    var swapped = new ArrayList<String>();
    for (int i = 0; i < items.size(); i++) {
      for (int j = i + 1; j < items.size(); j++) {
        String one = items.get(i);
        String other = items.get(j);
        if (kind(one).equals(kind(other))) {
          boolean here = isBefore(one, other, Objects.requireNonNull(places.get(language)));
          boolean alone =
              places.entrySet().stream()
                  .filter(each -> !each.getKey().equals(language))
                  .allMatch(each -> isBefore(one, other, each.getValue()) != here);
          if (alone) {
            swapped.add(kind(one));
          }
        }
      }
    }
    return swapped;
  }

  private static boolean isBefore(String one, String other, Map<String, Integer> places) {
    return Objects.requireNonNull(places.get(one)) < Objects.requireNonNull(places.get(other));
  }

  private static String kind(String item) {
    return item.substring(0, item.indexOf(' '));
  }

  /// Where each thing stands that is named once; -1 for what is named more often.
  private static Map<String, Integer> places(Passage passage) {
    Map<String, Integer> places = new LinkedHashMap<>();
    for (Word word : passage.words()) {
      for (String concept : word.concepts()) {
        String kind = concept.substring(0, concept.indexOf('.'));
        if (KINDS.contains(kind)) {
          places.merge(kind + " " + concept, word.place().at(), (_, _) -> -1);
        }
      }
      if (Character.isUpperCase(word.place().text().codePointAt(0))) {
        places.merge("name " + word.plain(), word.place().at(), (_, _) -> -1);
      }
    }
    for (Slot slot : Slot.ALL) {
      if (SLOTS.contains(slot.name())) {
        passage
            .answers(slot)
            .forEach(answer ->
                places.merge(
                    slot.name() + " " + answer.value(), answer.place().at(), (_, _) -> -1));
      }
    }
    return places;
  }
}
