package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// Words that some editions have in a row and others do not, though all rows teach that they need
/// one that stands for them.
final class WordClues {

  /// How sure a word is that languages leave to pronouns, such as *player*.
  private static final double PRONOUN = 0.6;

  private final int row;
  private final Map<String, Passage> speaking;
  private final Learnt learnt;
  private final List<Clue> clues = new ArrayList<>();

  /// @param speaking what the editions say in the row, by language
  WordClues(int row, Map<String, Passage> speaking, Learnt learnt) {
    this.row = row;
    this.speaking = speaking;
    this.learnt = learnt;
  }

  private Passage passage(String language) {
    return Objects.requireNonNull(speaking.get(language));
  }

  /// In the order of the editions and of their words.
  List<Clue> clues() {
    for (String language : speaking.keySet()) {
      Passage passage = passage(language);
      for (String stem : passage.stems()) {
        Word word = passage.word(stem).orElseThrow();
        boolean known =
            clues.stream().anyMatch(clue -> word.place().equals(clue.has().get(language)));
        if (!known) {
          add(language, word);
        }
      }
    }
    if (speaking.size() > 2) {
      speaking.keySet().forEach(this::addRepeated);
    }
    return clues;
  }

  private void add(String language, Word word) {
    Map<String, Place> has = new LinkedHashMap<>();
    has.put(language, word.place());
    var lacks = new LinkedHashSet<String>();
    for (var other : speaking.entrySet()) {
      if (other.getKey().equals(language)) {
        continue;
      }
      Dictionary dictionary = learnt.dictionary(language, other.getKey());
      var counterpart = dictionary.counterpart(word, row, other.getValue());
      double needed = dictionary.needsCounterpart(word, row);
      if (counterpart.isPresent()) {
        has.put(other.getKey(), counterpart.get().place());
      } else if (needed > 0) {
        lacks.add(other.getKey());
      }
    }
    if (!lacks.isEmpty()) {
      clues.add(new Clue(Optional.empty(), word.stem(), has, lacks, certainty(has, lacks)));
    }
  }

  /// Adds clues for words that all editions but one have several times, and that one less often.
  /// They are less sure, as a pronoun may stand for the second.
  private void addRepeated(String language) {
    Map<String, List<Word>> repeated = new LinkedHashMap<>();
    for (Word word : passage(language).words()) {
      repeated.computeIfAbsent(word.stem(), _ -> new ArrayList<>()).add(word);
    }
    repeated.values().removeIf(words -> words.size() < 2);
    repeated.forEach((stem, words) -> {
      int last = words.size() - 1;
      Map<String, Place> has = new LinkedHashMap<>();
      has.put(language, words.get(last).place());
      var lacks = new LinkedHashSet<String>();
      speaking.forEach((other, passage) -> {
        List<Word> counterparts =
            other.equals(language)
                ? words
                : learnt
                    .dictionary(language, other)
                    .counterparts(words.getFirst(), row, passage)
                    .toList();
        if (counterparts.size() > last) {
          has.put(other, counterparts.get(last).place());
        } else if (!counterparts.isEmpty()) {
          lacks.add(other);
        }
      });
      boolean known =
          clues.stream()
              .anyMatch(clue -> !Collections.disjoint(clue.has().entrySet(), has.entrySet()));
      if (lacks.size() == 1 && has.size() == speaking.size() - 1 && !known) {
        double certainty = AnswerClues.REPEATED * certainty(has, lacks);
        clues.add(new Clue(Optional.empty(), stem, has, lacks, certainty));
      }
    });
  }

  /// How sure it is that editions should have a counterpart: the mean of what the others teach.
  private double certainty(Map<String, Place> has, Set<String> lacks) {
    double sum = 0;
    for (var each : has.entrySet()) {
      Passage passage = passage(each.getKey());
      Word word = passage.wordAt(each.getValue());
      sum +=
          lacks.stream()
              .mapToDouble(language ->
                  learnt.dictionary(each.getKey(), language).needsCounterpart(word, row))
              .average()
              .orElse(0);
    }
    return (isPronounElsewhere(has) ? PRONOUN : 1) * sum / has.size();
  }

  private boolean isPronounElsewhere(Map<String, Place> has) {
    return has.entrySet().stream()
        .anyMatch(each ->
            passage(each.getKey()).marks().stream()
                .anyMatch(said ->
                    said.mark().type().equals("who.player")
                        && said.place().equals(each.getValue())));
  }
}
