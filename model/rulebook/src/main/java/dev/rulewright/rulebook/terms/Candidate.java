package dev.rulewright.rulebook.terms;

import static java.util.Comparator.comparingInt;

import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Counterparts;
import dev.rulewright.rulebook.align.Counterparts.Pair;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Two terms that translate each other nearly always, as the texts teach: words, with what always
/// stands beside them.
///
/// @param source that of the one language, in its most frequent form in the edition
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
        List<Pair> pairs = Counterparts.of(alignment.rows(), source, target);
        var sources = Concordance.of(source, alignment.rows(), roots(pairs, Pair::left));
        var targets = Concordance.of(target, alignment.rows(), roots(pairs, Pair::right));
        pairs.stream()
            .filter(pair -> !sources.isWordOfRules(pair.left()))
            .filter(pair -> !targets.isWordOfRules(pair.right()))
            .map(pair -> of(pair, sources, targets))
            .sorted(comparingInt(Candidate::rows).reversed())
            .forEach(candidates::add);
      }
    }
    return candidates;
  }

  private static Set<String> roots(List<Pair> pairs, Function<Pair, String> side) {
    return pairs.stream().map(side).collect(Collectors.toSet());
  }

  private static Candidate of(Pair pair, Concordance sources, Concordance targets) {
    Set<Integer> both = new HashSet<>(sources.rows(pair.left()));
    both.retainAll(targets.rows(pair.right()));
    return new Candidate(
        sources.term(pair.left()),
        targets.term(pair.right()),
        both.size(),
        pair.reliability(),
        sources.lines(pair.left(), both),
        targets.lines(pair.right(), both));
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
