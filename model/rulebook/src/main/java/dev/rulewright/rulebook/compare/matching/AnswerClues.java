package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Answer;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Slot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Answers that some editions give in a row and others do not, or not as often.
final class AnswerClues {

  /// How sure a second or third answer of the same kind is.
  static final double REPEATED = 0.5;

  /// Numbers for which languages have words that say other things, too: *no*, *a*.
  private static final Set<String> UNSURE = Set.of("0", "1");

  private static final double LESS_SURE = 0.45;
  private static final double SURER = 0.7;

  private AnswerClues() {}

  /// In the order of the slots.
  ///
  /// @param speaking what the editions say in the row, by language
  static List<Clue> of(Map<String, Passage> speaking) {
    var clues = new ArrayList<Clue>();
    var answered = new HashSet<String>();
    speaking.values().forEach(passage -> answered.addAll(passage.answered().keySet()));
    for (Slot slot : Slot.ALL) {
      if (!answered.contains(slot.name())) {
        continue; // As most are.
      }
      Map<String, List<Answer>> answers = new LinkedHashMap<>();
      var values = new LinkedHashSet<String>();
      speaking.forEach((language, passage) -> {
        List<Answer> said = passage.answers(slot);
        answers.put(language, said);
        said.forEach(answer -> values.add(answer.value()));
      });
      values.forEach(value -> add(slot, value, answers, speaking, clues));
    }
    return clues;
  }

  private static void add(
      Slot slot,
      String value,
      Map<String, List<Answer>> answers,
      Map<String, Passage> speaking,
      List<Clue> clues) {
    Map<String, List<Place>> places = new LinkedHashMap<>();
    answers.forEach((language, all) ->
        places.put(
            language,
            all.stream()
                .filter(answer -> answer.value().equals(value))
                .map(Answer::place)
                .toList()));
    add(slot.name(), Optional.of(slot), value, EqualPlaces.matched(places, speaking), clues);
  }

  /// Adds a clue for the least number of times that some editions say a thing and others do not.
  static void add(
      String name,
      Optional<Slot> slot,
      String value,
      Map<String, List<Place>> places,
      List<Clue> clues) {
    int least = places.values().stream().mapToInt(List::size).min().orElse(0);
    int most = places.values().stream().mapToInt(List::size).max().orElse(0);
    if (least == most) {
      return;
    }
    Map<String, Place> has = new LinkedHashMap<>();
    var lacks = new LinkedHashSet<String>();
    places.forEach((language, each) -> {
      if (each.size() > least) {
        has.put(language, each.get(least));
      } else {
        lacks.add(language);
      }
    });
    boolean unsure = name.equals(Slot.NUMBERS.name()) && UNSURE.contains(value);
    double certainty = unsure ? (places.size() > 2 ? SURER : LESS_SURE) : 1;
    clues.add(new Clue(slot, value, has, lacks, (least > 0 ? REPEATED : 1) * certainty));
  }
}
