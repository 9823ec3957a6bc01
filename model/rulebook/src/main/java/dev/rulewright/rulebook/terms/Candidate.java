package dev.rulewright.rulebook.terms;

import static java.util.Comparator.comparingInt;
import static java.util.Comparator.reverseOrder;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Counterparts;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Two terms that translate each other nearly always, as the texts teach: words, with what always
/// stands beside them.
///
/// @param source that of the one language, in its most frequent form
/// @param target that of the other
/// @param rows in how many passages both stand
/// @param reliability in how many of the passages where one stands the other does, too, from 0 to 1
/// @param sourceLines the lines where they begin to stand, in the order of the text
/// @param targetLines the same for the other language
public record Candidate(
    Term source,
    Term target,
    int rows,
    double reliability,
    List<Integer> sourceLines,
    List<Integer> targetLines) {

  /// Tells candidates in a term base from terms that are agreed upon.
  private static final String NOTE = "candidate";

  /// Copies the lists.
  public Candidate {
    sourceLines = List.copyOf(sourceLines);
    targetLines = List.copyOf(targetLines);
  }

  /// The candidates of a language and each other one, the most frequent first. Words of rules, as
  /// the lexicons know them, are none.
  public static List<Candidate> of(Alignment alignment, String source) {
    List<Candidate> candidates = new ArrayList<>();
    for (String target : alignment.languages()) {
      if (!target.equals(source)) {
        List<Counterparts.Pair> pairs = Counterparts.of(alignment.rows(), source, target);
        var sources = Compounds.of(source, alignment.rows(), roots(pairs, Counterparts.Pair::left));
        var targets =
            Compounds.of(target, alignment.rows(), roots(pairs, Counterparts.Pair::right));
        pairs.stream()
            .map(pair -> of(pair, alignment.rows(), source, target))
            .filter(candidate -> isNoWordOfRules(candidate.source()))
            .filter(candidate -> isNoWordOfRules(candidate.target()))
            .map(candidate -> candidate.whole(sources, targets))
            .sorted(comparingInt(Candidate::rows).reversed())
            .forEach(candidates::add);
      }
    }
    return candidates;
  }

  private static boolean isNoWordOfRules(Term term) {
    return Lexicon.of(term.language()).pieces(term.text()).marks().isEmpty();
  }

  private static Candidate of(
      Counterparts.Pair pair, List<Row> rows, String source, String target) {
    List<Row> both =
        rows.stream()
            .filter(row -> Counterparts.word(row.in(source), pair.left()).isPresent())
            .filter(row -> Counterparts.word(row.in(target), pair.right()).isPresent())
            .toList();
    return new Candidate(
        Term.of(source, commonest(both, source, pair.left())),
        Term.of(target, commonest(both, target, pair.right())),
        both.size(),
        pair.reliability(),
        lines(both, source, pair.left()),
        lines(both, target, pair.right()));
  }

  private Candidate whole(Compounds sources, Compounds targets) {
    return new Candidate(
        sources.around(source),
        targets.around(target),
        rows,
        reliability,
        sourceLines,
        targetLines);
  }

  private static Set<String> roots(
      List<Counterparts.Pair> pairs, Function<Counterparts.Pair, String> side) {
    return pairs.stream().map(side).collect(Collectors.toSet());
  }

  private static String commonest(List<Row> rows, String language, String root) {
    return commonest(
        rows.stream().flatMap(row -> Counterparts.word(row.in(language), root).stream()));
  }

  /// The most frequent of some words, the first of several.
  static String commonest(Stream<String> words) {
    Map<String, Integer> forms = new LinkedHashMap<>();
    words.forEach(word -> forms.merge(word, 1, Integer::sum));
    return forms.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(reverseOrder()))
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  private static List<Integer> lines(List<Row> rows, String language, String root) {
    return rows.stream()
        .flatMap(row -> row.in(language).stream())
        .filter(unit -> Counterparts.word(List.of(unit), root).isPresent())
        .map(Unit::firstLine)
        .distinct()
        .toList();
  }

  /// Candidates as a term base: a concept for each term of the source language, with its
  /// counterparts in all the others and a note that it is a candidate.
  public static TermBase termBase(List<Candidate> candidates) {
    Map<Term, List<Term>> terms = new LinkedHashMap<>();
    for (Candidate candidate : candidates) {
      terms
          .computeIfAbsent(candidate.source(), source -> new ArrayList<>(List.of(source)))
          .add(candidate.target());
    }
    List<Concept> concepts = new ArrayList<>();
    terms
        .values()
        .forEach(
            each -> concepts.add(new Concept("c" + (concepts.size() + 1), "", "", NOTE, each)));
    return new TermBase(concepts);
  }
}
