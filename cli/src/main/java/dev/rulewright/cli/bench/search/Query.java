package dev.rulewright.cli.bench.search;

import dev.rulewright.kernel.input.DataFile;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A question or some words that something is looked for by: the stems of its words, without those
/// that stand in any question.
///
/// @param terms for each word its stem, and the stems of words that mean the same
public record Query(List<Set<String>> terms) {

  /// A word, or an identifier such as `MOVE-7`.
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{Nd}]+(?:-\\p{Nd}+)?");

  /// Endings that words of English and German have in some forms and not in others.
  private static final List<String> ENDINGS = List.of("ing", "ed", "es", "en", "er", "s", "e", "'");

  private static final int SHORTEST_STEM = 3;

  /// Stems from this length on are found at the beginning of longer words.
  private static final int SHORTEST_BEGINNING = 4;

  private static final Set<String> STOP_WORDS = Set.copyOf(words(file("stop-words.txt")));

  private static final Map<String, Set<String>> SYNONYMS = synonyms();

  public static Query of(String text) {
    return new Query(
        words(text).stream()
            .filter(word -> !STOP_WORDS.contains(word))
            .map(Query::stem)
            .distinct()
            .map(stem -> SYNONYMS.getOrDefault(stem, Set.of(stem)))
            .distinct()
            .toList());
  }

  /// The stems of the words of a text.
  public static Set<String> stems(String text) {
    return words(text).stream().map(Query::stem).collect(Collectors.toCollection(HashSet::new));
  }

  /// Whether one of the words of a term stands in a text.
  ///
  /// @param stems those of the text
  public static boolean stands(Set<String> term, Set<String> stems) {
    return term.stream()
        .anyMatch(wanted ->
            stems.contains(wanted)
                || (wanted.length() >= SHORTEST_BEGINNING
                    && stems.stream().anyMatch(stem -> stem.startsWith(wanted))));
  }

  private static List<String> words(String text) {
    return WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(MatchResult::group).toList();
  }

  /// The word without its endings.
  static String stem(String word) {
    String stem = word;
    for (int i = 0; i < ENDINGS.size(); i++) {
      String ending = ENDINGS.get(i);
      if (stem.endsWith(ending) && stem.length() - ending.length() >= SHORTEST_STEM) {
        stem = stem.substring(0, stem.length() - ending.length());
        i = -1; // Another ending may stand before it.
      }
    }
    return stem.endsWith("y") ? stem.substring(0, stem.length() - 1) + "i" : stem;
  }

  /// Each line of the file holds words that mean the same.
  private static Map<String, Set<String>> synonyms() {
    var synonyms = new HashMap<String, Set<String>>();
    for (String line : file("synonyms.txt").lines().toList()) {
      var group = new LinkedHashSet<String>();
      words(line).forEach(word -> group.add(stem(word)));
      group.forEach(stem ->
          synonyms.merge(
              stem,
              Set.copyOf(group),
              (one, other) -> {
                var both = new HashSet<>(one);
                both.addAll(other);
                return both;
              }));
    }
    return synonyms;
  }

  private static String file(String name) {
    return DataFile.beside(Query.class, name).text();
  }
}
