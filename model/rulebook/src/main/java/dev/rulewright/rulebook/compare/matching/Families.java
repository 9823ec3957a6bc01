package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.rulebook.compare.reading.Passage;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Which words of an edition are the same word, or one of them is made of the other and more, as
/// German ones are. Each word is looked up by its pieces, once, as there are too many words to
/// compare each with each.
final class Families {

  /// The fewest letters by which a part of a word is known.
  private static final int LEAST_PART = 4;

  private static final int LONGEST_ENDING = 3;

  /// The words, without accents, by their stems.
  private final Map<String, Set<String>> forms = new HashMap<>();

  /// The stems of the relatives of each word.
  private final Map<String, Set<String>> relatives = new HashMap<>();

  /// @param passages all that the edition says
  Families(List<Passage> passages) {
    for (Passage passage : passages) {
      for (Passage.Word word : passage.words()) {
        forms.computeIfAbsent(word.stem(), _ -> new HashSet<>()).add(word.plain());
      }
    }
    forms.forEach((stem, words) ->
        words.forEach(word -> {
          add(word, stem);
          addParts(stem, word);
        }));
  }

  private void addParts(String stem, String word) {
    for (int start = 0; start + LEAST_PART <= word.length(); start++) {
      for (int end = start + LEAST_PART; end <= word.length(); end++) {
        String part = word.substring(start, end);
        Set<String> words = forms.get(part);
        if (words != null && isPart(part, word)) {
          add(word, part);
          words.forEach(each -> add(each, stem));
        }
      }
    }
  }

  private void add(String word, String stem) {
    relatives.computeIfAbsent(word, _ -> new HashSet<>()).add(stem);
  }

  private static boolean isPart(String stem, String word) {
    int at = word.indexOf(stem);
    int behind = word.length() - at - stem.length();
    return at > 0 ? behind <= LONGEST_ENDING : behind <= 2 || behind > LEAST_PART;
  }

  /// The stems of all words in the family of a word, its own among them.
  Set<String> of(Passage.Word word) {
    return relatives.getOrDefault(word.plain(), Set.of());
  }
}
