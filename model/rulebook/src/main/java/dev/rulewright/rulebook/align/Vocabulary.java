package dev.rulewright.rulebook.align;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The words of two editions that stand for each other nearly always, learnt from their alignment.
public final class Vocabulary {

  /// Words shorter than this are articles and the like.
  private static final int SHORTEST = 4;

  private static final int LEAST_ROWS = 3;
  private static final double LEAST_PROBABILITY = 0.3;
  private static final double LEAST_RELIABILITY = 0.7;

  /// A word and its counterpart, by their beginnings.
  ///
  /// @param reliability in how many of the rows where one stands the other does, too, from 0 to 1
  public record Term(String left, String right, double reliability) {}

  private final List<Term> terms;
  private final Map<String, Integer> lefts = new HashMap<>();
  private final Map<String, Integer> rights = new HashMap<>();

  private Vocabulary(List<Term> terms) {
    this.terms = List.copyOf(terms);
    for (int i = 0; i < terms.size(); i++) {
      lefts.put(terms.get(i).left(), i);
      rights.put(terms.get(i).right(), i);
    }
  }

  /// The vocabularies of every two languages of an alignment, by the two in alphabetical order.
  public static Map<List<String>, Vocabulary> all(Alignment alignment) {
    Map<String, List<List<String>>> stems = new HashMap<>();
    for (String language : alignment.languages()) {
      stems.put(language, stems(alignment.rows(), language));
    }
    Map<List<String>, Vocabulary> all = new LinkedHashMap<>();
    List<String> languages = alignment.languages().stream().sorted().toList();
    for (String left : languages) {
      for (String right : languages.subList(languages.indexOf(left) + 1, languages.size())) {
        all.put(
            List.of(left, right),
            of(Objects.requireNonNull(stems.get(left)), Objects.requireNonNull(stems.get(right))));
      }
    }
    return all;
  }

  /// The terms of two languages of an alignment, in the order of the text.
  public static Vocabulary of(List<Row> rows, String left, String right) {
    return of(stems(rows, left), stems(rows, right));
  }

  private static List<List<String>> stems(List<Row> rows, String language) {
    return rows.stream().map(row -> stems(row.in(language))).toList();
  }

  /// @param left the beginnings of the words of each row
  private static Vocabulary of(List<List<String>> left, List<List<String>> right) {
    var pairs = new ArrayList<Translations.Pair>();
    for (int row = 0; row < left.size(); row++) {
      if (!left.get(row).isEmpty() && !right.get(row).isEmpty()) {
        pairs.add(new Translations.Pair(left.get(row), right.get(row)));
      }
    }
    var there = new Translations(pairs);
    var back = new Translations(pairs.stream().map(p -> p.reversed()).toList());
    Map<String, BitSet> lefts = occurrences(pairs, Translations.Pair::source);
    Map<String, BitSet> rights = occurrences(pairs, Translations.Pair::target);
    var terms = new ArrayList<Term>();
    lefts.forEach((word, rowsOfWord) -> {
      if (word.length() >= SHORTEST && there.count(word) >= LEAST_ROWS) {
        counterpart(word, there, back)
            .map(other -> new Term(word, other, reliability(rowsOfWord, rights.get(other))))
            .filter(term -> term.reliability() >= LEAST_RELIABILITY)
            .ifPresent(terms::add);
      }
    });
    return new Vocabulary(terms);
  }

  /// The terms in the order of the text.
  public List<Term> terms() {
    return terms;
  }

  /// The first term of which the left passage has the word and the right one not.
  ///
  /// @param left the beginnings of the words of a passage
  public Optional<Term> lost(Set<String> left, Set<String> right) {
    return first(left, lefts, term -> !right.contains(term.right()));
  }

  /// The first term of which the right passage has the word and the left one not.
  public Optional<Term> gained(Set<String> left, Set<String> right) {
    return first(right, rights, term -> !left.contains(term.left()));
  }

  private Optional<Term> first(
      Set<String> words, Map<String, Integer> indices, Predicate<Term> lacksOther) {
    return words.stream()
        .map(indices::get)
        .filter(Objects::nonNull)
        .sorted()
        .map(terms::get)
        .filter(lacksOther)
        .findFirst();
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

  /// The beginnings of the words of some units, in order.
  public static List<String> stems(List<Unit> units) {
    return units.stream()
        .flatMap(unit -> Token.of(unit.text()).stream())
        .filter(token -> token.isWord() && !token.isNumber())
        .map(Token::stem)
        .toList();
  }

  /// A word of some units that begins so, as it stands there, or empty if there is none.
  public static Optional<String> word(List<Unit> units, String stem) {
    for (Unit unit : units) {
      for (Token token : Token.of(unit.text())) {
        if (token.isWord() && token.stem().equals(stem)) {
          return Optional.of(unit.text().substring(token.start(), token.end()));
        }
      }
    }
    return Optional.empty();
  }
}
