package dev.rulewright.cli.bench.search;

import dev.rulewright.reports.markup.Markup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Ranks what can be found: by the words of a query that it holds, of which a rare one counts for
/// more than one that stands everywhere.
///
/// @param entries everything that can be found
public record Ranking(List<Entry> entries) {

  /// What is found has at least this part of the weight of the best of its kind.
  private static final double LEAST = 0.55;

  /// And this part of the weight of the best of all.
  private static final double LEAST_OF_ALL = 0.3;

  /// What a word counts that is not in the query but printed on a piece that the query names.
  private static final double BY_THE_WAY = 0.4;

  /// What is listed together.
  public enum Kind {
    CLAUSE("Clauses"),
    QUESTION("Questions"),
    SCENARIO("Scenarios"),
    THING("Cards, pieces and places");

    public final String heading;

    Kind(String heading) {
      this.heading = heading;
    }
  }

  /// Something that can be found.
  ///
  /// @param game the name of its game
  /// @param stems the words that it is found by
  /// @param values words that are printed on it besides; only things have some
  /// @param shown what is written of it where it is listed
  public record Entry(
      Kind kind, String game, Set<String> stems, Set<String> values, Supplier<Markup> shown) {}

  /// An entry and the weight of the words that it holds.
  public record Hit(Entry entry, double weight) {}

  /// A word that is looked for.
  private record Term(Set<String> words, double weight) {}

  /// What is found, the best first; nothing for a query that says nothing.
  public List<Hit> of(Query query) {
    List<Term> asked = query.terms().stream().map(words -> new Term(words, rarity(words))).toList();
    List<Term> all = new ArrayList<>(asked);
    named(query)
        .forEach(word -> all.add(new Term(Set.of(word), BY_THE_WAY * rarity(Set.of(word)))));
    List<Hit> hits =
        entries.stream()
            .filter(entry -> weight(entry, asked) > 0)
            .map(entry -> new Hit(entry, weight(entry, all)))
            .sorted(Comparator.comparingDouble(Hit::weight).reversed())
            .toList();
    var best = new EnumMap<Kind, Double>(Kind.class);
    hits.forEach(hit -> best.putIfAbsent(hit.entry.kind, hit.weight));
    return hits.stream()
        .filter(hit -> hit.weight >= LEAST * best.getOrDefault(hit.entry.kind, 0.0))
        .filter(hit -> hit.weight >= LEAST_OF_ALL * hits.getFirst().weight)
        .toList();
  }

  private static double weight(Entry entry, List<Term> terms) {
    return terms.stream()
        .filter(term -> Query.stands(term.words, entry.stems))
        .mapToDouble(Term::weight)
        .sum();
  }

  /// The logarithm of the number of entries for each that holds the word.
  private double rarity(Set<String> words) {
    long holding = entries.stream().filter(entry -> Query.stands(words, entry.stems)).count();
    return holding == 0 ? 0 : Math.log1p((double) entries.size() / holding);
  }

  /// What is printed on the things that a query names, unless it names too many.
  private Set<String> named(Query query) {
    List<Entry> things =
        entries.stream()
            .filter(entry -> entry.kind == Kind.THING)
            .filter(entry ->
                query.terms().stream()
                    .anyMatch(term -> term.stream().anyMatch(entry.stems::contains)))
            .toList();
    return things.size() > 3
        ? Set.of()
        : things.stream()
            .flatMap(entry -> entry.values.stream())
            .filter(word -> !word.matches("\\d+"))
            .filter(word -> query.terms().stream().noneMatch(term -> term.contains(word)))
            .collect(Collectors.toSet());
  }
}
