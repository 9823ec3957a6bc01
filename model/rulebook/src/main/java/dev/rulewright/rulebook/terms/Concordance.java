package dev.rulewright.rulebook.terms;

import static java.util.Comparator.reverseOrder;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toSet;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Where some words of an edition stand, which tells of what they are a part: *watering*, behind
/// which *can* always stands, of *watering can*.
///
/// @param places by the root of the word, in the order of the rows
record Concordance(String language, Map<String, List<Place>> places) {

  /// @param row its passage by its index
  /// @param at the index of the word among the tokens of the unit
  private record Place(int row, Unit unit, List<Token> tokens, int at) {

    static Stream<Place> of(int row, Unit unit) {
      List<Token> tokens = Token.of(unit.text());
      return IntStream.range(0, tokens.size())
          .filter(at -> tokens.get(at).isWord())
          .mapToObj(at -> new Place(row, unit, tokens, at));
    }

    String root() {
      return tokens.get(at).root();
    }

    Optional<Token> beside(int steps) {
      return Optional.of(at + steps)
          .filter(other -> 0 <= other && other < tokens.size())
          .map(tokens::get)
          .filter(token -> token.isWord() && !token.isNumber());
    }

    String words(int before, int behind) {
      return unit.text().substring(tokens.get(at - before).start(), tokens.get(at + behind).end());
    }
  }

  /// @param roots of the words that are looked for
  static Concordance of(String language, List<Row> rows, Set<String> roots) {
    return new Concordance(
        language,
        IntStream.range(0, rows.size())
            .boxed()
            .flatMap(
                row -> rows.get(row).in(language).stream().flatMap(unit -> Place.of(row, unit)))
            .filter(place -> roots.contains(place.root()))
            .collect(groupingBy(Place::root)));
  }

  private List<Place> of(String root) {
    return places.getOrDefault(root, List.of());
  }

  /// The passages in which a word stands, by their indices.
  Set<Integer> rows(String root) {
    return of(root).stream().map(Place::row).collect(toSet());
  }

  /// The lines where a word stands in some passages, in the order of the rows.
  List<Integer> lines(String root, Set<Integer> rows) {
    return of(root).stream()
        .filter(place -> rows.contains(place.row()))
        .map(place -> place.unit().firstLine())
        .distinct()
        .toList();
  }

  /// Whether the lexicon knows what a word does in rules.
  boolean isWordOfRules(String root) {
    return !lexicon().pieces(commonest(root, 0, 0)).marks().isEmpty();
  }

  /// A word in its most frequent form, with those of its neighbours that stand beside it in all its
  /// places, but for words without a meaning of their own, such as articles, and for the other
  /// words of the concordance.
  Term term(String root) {
    return Term.of(language, commonest(root, hasPart(root, -1) ? 1 : 0, hasPart(root, 1) ? 1 : 0));
  }

  /// The most frequent form of a word and its neighbours, the first of several.
  ///
  /// @param before how many words before it belong to it
  /// @param behind how many behind it
  private String commonest(String root, int before, int behind) {
    Map<String, Long> forms =
        of(root).stream()
            .map(place -> place.words(before, behind))
            .collect(groupingBy(Function.identity(), LinkedHashMap::new, counting()));
    return forms.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(reverseOrder()))
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  /// Whether what stands on one side of a word is a part of the term.
  private boolean hasPart(String root, int side) {
    List<Token> neighbours = of(root).stream().flatMap(p -> p.beside(side).stream()).toList();
    return !neighbours.isEmpty()
        && neighbours.size() == of(root).size()
        && neighbours.stream().map(Token::root).distinct().count() == 1
        && !places.containsKey(neighbours.getFirst().root())
        && neighbours.stream().noneMatch(token -> lexicon().isFunctionWord(token.word()));
  }

  private Lexicon lexicon() {
    return Lexicon.of(language);
  }
}
