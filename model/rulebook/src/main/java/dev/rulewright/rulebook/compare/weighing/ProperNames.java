package dev.rulewright.rulebook.compare.weighing;

import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Names of persons and places that one edition has and the others do not, and the other way round.
/// A name is a word with a capital letter that names nothing known, and that editions spell alike.
final class ProperNames {

  /// Names that begin with so many equal letters are spelt alike, as *Hedwig* and *Hedwige*.
  private static final int ALIKE = 4;

  private ProperNames() {}

  /// As features, by name: the share of the other editions that have a name which this one lacks,
  /// whether it has one that no other has, and both.
  ///
  /// @param speaking what the editions say in the row, by language
  static Map<String, Double> of(String language, Map<String, Passage> speaking) {
    Passage own = Objects.requireNonNull(speaking.get(language));
    List<Passage> others =
        speaking.keySet().stream()
            .filter(each -> !each.equals(language))
            .map(each -> Objects.requireNonNull(speaking.get(each)))
            .toList();
    double lost =
        others.stream()
            .flatMap(other -> names(other).stream())
            .filter(name -> !has(own, name))
            .mapToLong(name -> others.stream().filter(other -> has(other, name)).count())
            .filter(having -> having > 1)
            .max()
            .orElse(0);
    boolean gained =
        names(own).stream().anyMatch(name -> others.stream().noneMatch(other -> has(other, name)));
    Map<String, Double> features = new LinkedHashMap<>();
    double share = lost / others.size();
    features.put("-name", share);
    features.put("+name", gained ? 1.0 : 0);
    features.put("!name", gained ? share : 0);
    return features;
  }

  private static List<Word> names(Passage passage) {
    return passage.words().stream()
        .filter(word ->
            word.concepts().isEmpty()
                && word.plain().length() >= ALIKE - 1
                && Character.isUpperCase(word.place().text().codePointAt(0)))
        .toList();
  }

  private static boolean has(Passage passage, Word name) {
    return passage.words().stream().anyMatch(word -> isAlike(word.plain(), name.plain()));
  }

  private static boolean isAlike(String one, String other) {
    int letters = Math.min(ALIKE, Math.min(one.length(), other.length()));
    return one.regionMatches(0, other, 0, letters);
  }
}
