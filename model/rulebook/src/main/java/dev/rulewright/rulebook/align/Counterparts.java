package dev.rulewright.rulebook.align;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The words of two editions that stand for each other nearly always, learnt from their alignment.
public final class Counterparts {

  /// Words shorter than this are articles and the like.
  private static final int SHORTEST = 4;

  private static final int LEAST_ROWS = 3;
  private static final double LEAST_PROBABILITY = 0.3;
  private static final double LEAST_RELIABILITY = 0.7;

  /// A word and its counterpart, by their roots.
  ///
  /// @param reliability in how many of the rows where one stands the other does, too, from 0 to 1
  public record Pair(String left, String right, double reliability) {}

  private Counterparts() {}

  /// Those of two languages of an alignment, in the order of the text.
  public static List<Pair> of(List<Row> rows, String left, String right) {
    List<Translations.Pair> pairs =
        rows.stream()
            .map(row -> new Translations.Pair(roots(row.in(left)), roots(row.in(right))))
            .filter(pair -> !pair.source().isEmpty() && !pair.target().isEmpty())
            .toList();
    var there = new Translations(pairs);
    var back = new Translations(pairs.stream().map(p -> p.reversed()).toList());
    Map<String, BitSet> lefts = occurrences(pairs, Translations.Pair::source);
    Map<String, BitSet> rights = occurrences(pairs, Translations.Pair::target);
    var found = new ArrayList<Pair>();
    lefts.forEach((word, rowsOfWord) -> {
      if (word.length() >= SHORTEST && there.count(word) >= LEAST_ROWS) {
        counterpart(word, there, back)
            .map(other -> new Pair(word, other, reliability(rowsOfWord, rights.get(other))))
            .filter(pair -> pair.reliability() >= LEAST_RELIABILITY)
            .ifPresent(found::add);
      }
    });
    return List.copyOf(found);
  }

  /// The pairs in which each word stands, words in the order of the text.
  private static Map<String, BitSet> occurrences(
      List<Translations.Pair> pairs, Function<Translations.Pair, List<String>> side) {
    Map<String, BitSet> occurrences = new LinkedHashMap<>();
    for (int i = 0; i < pairs.size(); i++) {
      for (String word : side.apply(pairs.get(i))) {
        occurrences.computeIfAbsent(word, _ -> new BitSet()).set(i);
      }
    }
    return occurrences;
  }

  private static Optional<String> counterpart(String word, Translations there, Translations back) {
    return there
        .best(word)
        .filter(other ->
            other.length() >= SHORTEST
                && there.probability(word, other) >= LEAST_PROBABILITY
                && back.probability(other, word) >= LEAST_PROBABILITY
                && back.best(other).filter(word::equals).isPresent());
  }

  private static double reliability(BitSet left, @Nullable BitSet right) {
    if (right == null) {
      return 0;
    }
    var both = (BitSet) left.clone();
    both.and(right);
    return (double) both.cardinality()
        / (left.cardinality() + right.cardinality() - both.cardinality());
  }

  /// The roots of the words of some units, in order.
  private static List<String> roots(List<Unit> units) {
    return units.stream()
        .flatMap(unit -> Token.of(unit.text()).stream())
        .filter(token -> token.isWord() && !token.isNumber())
        .map(Token::root)
        .toList();
  }
}
