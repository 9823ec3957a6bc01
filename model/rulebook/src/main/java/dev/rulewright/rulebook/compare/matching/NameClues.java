package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Names that some of three or more editions have in a row and one does not.
final class NameClues {

  /// How sure it is that a name needs to be there that all others have.
  private static final double NAME = 0.9;

  private NameClues() {}

  /// Names that editions spell alike, and that one edition does not have, or not as often.
  static List<Clue> of(Map<String, Passage> speaking) {
    var names = new ArrayList<Clue>();
    if (speaking.size() < 3) {
      return names;
    }
    Map<String, Map<String, List<Place>>> stems = new LinkedHashMap<>();
    speaking.forEach((language, passage) ->
        passage
            .words()
            .forEach(word ->
                stems
                    .computeIfAbsent(word.stem(), _ -> new HashMap<>())
                    .computeIfAbsent(language, _ -> new ArrayList<>())
                    .add(word.place())));
    stems.forEach((stem, having) -> {
      boolean name =
          having.size() >= speaking.size() - 1
              && having.values().stream()
                  .flatMap(List::stream)
                  .allMatch(place -> Character.isUpperCase(place.text().codePointAt(0)));
      if (name) {
        Map<String, List<Place>> places = new LinkedHashMap<>();
        speaking
            .keySet()
            .forEach(language -> places.put(language, having.getOrDefault(language, List.of())));
        var found = new ArrayList<Clue>();
        AnswerClues.add("", Optional.empty(), stem, places, found);
        found.stream()
            .filter(clue -> clue.alone().isPresent())
            .map(clue -> clue.with(NAME))
            .forEach(names::add);
      }
    });
    return names;
  }
}
