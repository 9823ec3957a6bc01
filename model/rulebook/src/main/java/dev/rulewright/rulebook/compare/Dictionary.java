package dev.rulewright.rulebook.compare;

import dev.rulewright.rulebook.align.Translations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Which words of one edition stand for which of another, learnt from all rows. What a row says of
/// itself is left out where that row is judged.
final class Dictionary {

  /// A translation less probable than this is none.
  private static final double PROBABLE = 0.12;

  /// A translation is none, either, that is so much less probable than the best one.
  private static final double NEARLY_BEST = 0.35;

  /// In fewer other rows than this, nothing is learnt.
  private static final int LEAST_ROWS = 2;

  /// A word whose counterparts are missing more often than this says nothing.
  private static final double LEAST_RELIABILITY = 0.7;

  /// Words that begin with so many equal letters are taken for the same name.
  private static final int SAME_NAME = 5;

  /// The rows in which a word stands, those in which each of its counterparts does, and those in
  /// which any does that stands in another row, too.
  private record Use(
      Set<Integer> rows, Map<String, Set<Integer>> counterparts, Set<Integer> covered) {

    static Use empty() {
      return new Use(new HashSet<>(), new LinkedHashMap<>(), new HashSet<>());
    }

    void close() {
      counterparts.values().stream().filter(each -> each.size() > 1).forEach(covered::addAll);
    }

    /// In how many rows but one it is covered.
    int covered(int except) {
      return covered.size() - (covered.contains(except) ? 1 : 0);
    }
  }

  /// The fewest letters by which a part of a word is known.
  private static final int LEAST_PART = 4;

  private static final int LONGEST_ENDING = 3;

  private final Map<String, Use> uses = new HashMap<>();

  /// The words of the other edition by their beginnings.
  private final Map<String, Set<String>> forms = new HashMap<>();

  private Dictionary() {}

  /// Learns how one edition translates another one.
  ///
  /// @param from what the one says in each row; nothing where it is silent
  /// @param to what the other says in the same rows
  static Dictionary of(List<Passage> from, List<Passage> to) {
    var pairs = new ArrayList<Translations.Pair>();
    for (int row = 0; row < from.size(); row++) {
      if (!from.get(row).words().isEmpty() && !to.get(row).words().isEmpty()) {
        pairs.add(
            new Translations.Pair(
                List.copyOf(from.get(row).stems()), List.copyOf(to.get(row).stems())));
      }
    }
    var there = new Translations(pairs);
    var back = new Translations(pairs.stream().map(Translations.Pair::reversed).toList());
    var dictionary = new Dictionary();
    for (int row = 0; row < from.size(); row++) {
      if (!to.get(row).units().isEmpty()) {
        for (String stem : from.get(row).stems()) {
          dictionary.add(stem, row, to.get(row).stems(), there, back);
        }
      }
    }
    to.stream()
        .flatMap(passage -> passage.words().stream())
        .forEach(word ->
            dictionary.forms.computeIfAbsent(word.stem(), _ -> new HashSet<>()).add(word.plain()));
    dictionary.uses.values().forEach(Use::close);
    return dictionary;
  }

  private void add(
      String stem, int row, Set<String> others, Translations there, Translations back) {
    Use use = uses.computeIfAbsent(stem, _ -> Use.empty());
    use.rows().add(row);
    double best = there.of(stem).values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
    for (String other : others) {
      double probability =
          Math.max(there.of(stem).getOrDefault(other, 0.0), back.of(other).getOrDefault(stem, 0.0));
      if (probability >= Math.max(PROBABLE, best * NEARLY_BEST)) {
        use.counterparts().computeIfAbsent(other, _ -> new HashSet<>()).add(row);
      }
    }
  }

  /// The counterpart of a word in a row of the other edition, if it has one there.
  Optional<Passage.Word> counterpart(Passage.Word word, int row, Passage other) {
    Set<String> known = new LinkedHashSet<>();
    Use use = uses.get(word.stem());
    if (use != null) {
      use.counterparts()
          .forEach((stem, rows) -> {
            if (rows.size() > (rows.contains(row) ? 1 : 0)) {
              known.add(stem);
            }
          });
    }
    return other.words().stream()
        .filter(each ->
            known.contains(each.stem())
                || isSameName(word.stem(), each.stem())
                || known.stream().anyMatch(stem -> isPart(stem, each)))
        .findFirst();
  }

  /// Whether a word is made of another one and more, as German ones are, or the other way round.
  private boolean isPart(String stem, Passage.Word word) {
    return isPart(stem, word.plain())
        || forms.getOrDefault(stem, Set.of()).stream().anyMatch(f -> isPart(word.stem(), f));
  }

  private static boolean isPart(String stem, String word) {
    int at = stem.length() < LEAST_PART ? -1 : word.indexOf(stem);
    int behind = word.length() - at - stem.length();
    return at > 0 ? behind <= LONGEST_ENDING : at == 0 && (behind <= 2 || behind > LEAST_PART);
  }

  private static boolean isSameName(String one, String other) {
    return one.equals(other)
        || (one.length() >= SAME_NAME
            && other.length() >= SAME_NAME
            && one.regionMatches(0, other, 0, SAME_NAME));
  }

  /// How sure it is that a word needs a counterpart, from what is said in other rows: from 0 to 1,
  /// 0 if nothing is known of it.
  double needsCounterpart(Passage.Word word, int row) {
    Use use = uses.get(word.stem());
    if (use == null) {
      return 0;
    }
    int rows = use.rows().size() - (use.rows().contains(row) ? 1 : 0);
    if (rows < LEAST_ROWS) {
      return 0;
    }
    double share = (double) use.covered(row) / rows;
    return share < LEAST_RELIABILITY ? 0 : share * rows / (rows + 1.0);
  }

  /// In how many rows a word stands.
  int count(String stem) {
    Use use = uses.get(stem);
    return use == null ? 0 : use.rows().size();
  }
}
