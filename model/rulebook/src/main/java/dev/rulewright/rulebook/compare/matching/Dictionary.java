package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.rulebook.align.Translations;
import dev.rulewright.rulebook.compare.reading.Passage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Which words of one edition stand for which of another, learnt from all rows. What a row says of
/// itself is left out where that row is judged.
final class Dictionary {

  /// A translation less probable than this is none.
  private static final double PROBABLE = 0.12;

  /// A translation is none, either, that is so much less probable than the best one.
  private static final double NEARLY_BEST = 0.35;

  /// What a word names counts for as many rows.
  private static final double PRESUMED_ROWS = 3;

  /// A word that names nothing known, and whose counterparts are missing more often than this, says
  /// nothing.
  private static final double LEAST_RELIABILITY = 0.7;

  /// Words that begin with so many equal letters are taken for the same name.
  private static final int SAME_NAME = 5;

  /// How a word is used: the rows in which it stands, and in which each of its counterparts does.
  private static final class Use {

    static final Use NONE = new Use();

    final RowSet rows = new RowSet();
    final Map<String, RowSet> counterparts = new HashMap<>();

    /// The rows in which something has the same name, or any counterpart stands that stands in
    /// another row, too.
    RowSet covered = new RowSet();

    void close() {
      covered =
          RowSet.union(
              Stream.concat(
                  Stream.of(covered),
                  counterparts.values().stream().filter(each -> each.size() > 1)));
    }
  }

  private final Map<String, Use> uses = new HashMap<>();

  private final Families families;

  private Dictionary(Families families) {
    this.families = families;
  }

  /// Learns how one edition translates another one.
  ///
  /// @param from what the one says in each row; nothing where it is silent
  /// @param to what the other says in the same rows
  /// @param families the words of the other
  /// @param there how likely words of the one are translated by words of the other
  /// @param back the same the other way round
  static Dictionary of(
      List<Passage> from,
      List<Passage> to,
      Families families,
      Translations there,
      Translations back) {
    Map<String, Set<String>> probable = new HashMap<>();
    there.tell(
        (word, other, probability) -> addProbable(word, other, probability, there, probable));
    back.tell((other, word, probability) -> addProbable(word, other, probability, there, probable));
    var dictionary = new Dictionary(families);
    for (int row = 0; row < from.size(); row++) {
      if (!to.get(row).units().isEmpty()) {
        for (Passage.Word word : from.get(row).words()) {
          dictionary.add(word, row, to.get(row), probable.getOrDefault(word.stem(), Set.of()));
        }
      }
    }
    dictionary.uses.values().forEach(Use::close);
    return dictionary;
  }

  /// How likely words of one edition are translated by words of another.
  ///
  /// @param from what the one says in each row
  /// @param to what the other says in the same rows
  static Translations translations(List<Passage> from, List<Passage> to) {
    var pairs = new ArrayList<Translations.Pair>();
    for (int row = 0; row < from.size(); row++) {
      if (!from.get(row).words().isEmpty() && !to.get(row).words().isEmpty()) {
        pairs.add(
            new Translations.Pair(
                List.copyOf(from.get(row).stems()), List.copyOf(to.get(row).stems())));
      }
    }
    return new Translations(pairs);
  }

  /// Adds a translation of a word if it is probable beside the best one.
  private static void addProbable(
      String word,
      String other,
      double probability,
      Translations there,
      Map<String, Set<String>> probable) {
    if (probability >= Math.max(PROBABLE, there.bestProbability(word) * NEARLY_BEST)) {
      probable.computeIfAbsent(word, _ -> new HashSet<>()).add(other);
    }
  }

  /// @param probable the translations of the word
  private void add(Passage.Word word, int row, Passage others, Set<String> probable) {
    Use use = uses.computeIfAbsent(word.stem(), _ -> new Use());
    use.rows.add(row);
    if (!Collections.disjoint(others.concepts(), word.concepts())) {
      use.covered.add(row);
    }
    for (String other : probable) {
      if (others.stems().contains(other)) {
        use.counterparts.computeIfAbsent(other, _ -> new RowSet()).add(row);
      }
    }
  }

  /// The counterpart of a word in a row of the other edition, if it has one there.
  Optional<Passage.Word> counterpart(Passage.Word word, int row, Passage other) {
    return counterparts(word, row, other).findFirst();
  }

  /// All words in a row of the other edition that may be the counterpart of a word, in their order,
  /// and then the minor ones.
  Stream<Passage.Word> counterparts(Passage.Word word, int row, Passage other) {
    Use use = uses.getOrDefault(word.stem(), Use.NONE);
    return Stream.concat(
        other.words().stream()
            .filter(each ->
                word.sharesConcept(each)
                    || isSameName(word.stem(), each.stem())
                    || isKnown(
                        use, each, row, !word.concepts().isEmpty() && !each.concepts().isEmpty())),
        other.minor().stream().filter(word::sharesConcept));
  }

  /// @param distinct whether both words name something, but not the same
  private boolean isKnown(Use use, Passage.Word counterpart, int except, boolean distinct) {
    for (String stem : families.of(counterpart)) {
      RowSet rows = use.counterparts.get(stem);
      if (rows != null && rows.sizeWithout(except) > (distinct ? 1 : 0)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSameName(String one, String other) {
    return one.equals(other)
        || (one.length() >= SAME_NAME
            && other.length() >= SAME_NAME
            && one.regionMatches(0, other, 0, SAME_NAME));
  }

  /// How sure it is that a word needs a counterpart, from what is said in other rows and from what
  /// it names: from 0 to 1, 0 if nothing is known of it.
  double needsCounterpart(Passage.Word word, int row) {
    Use use = uses.getOrDefault(word.stem(), Use.NONE);
    int rows = use.rows.sizeWithout(row);
    int covered = use.covered.sizeWithout(row);
    if (word.concepts().isEmpty()) {
      return covered < LEAST_RELIABILITY * rows ? 0 : covered / (rows + 1.0);
    }
    double share = (covered + PRESUMED_ROWS * Kept.share(word.concepts())) / (rows + PRESUMED_ROWS);
    return Math.max(0, 2 * share - 1);
  }
}
