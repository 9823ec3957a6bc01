package dev.rulewright.rulebook.terms;

import static java.util.stream.Collectors.groupingBy;

import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The places of words in an edition, which tell of what they are a part: *watering*, behind which
/// *can* always stands, of *watering can*.
///
/// @param places by the root of the word; only of words with a counterpart of their own, which are
///   terms themselves
record Compounds(Lexicon lexicon, Map<String, List<Place>> places) {

  /// @param at the index of the word among the tokens of the text
  private record Place(String text, List<Token> tokens, int at) {

    static Stream<Place> of(String text) {
      List<Token> tokens = Token.of(text);
      return IntStream.range(0, tokens.size())
          .filter(at -> tokens.get(at).isWord())
          .mapToObj(at -> new Place(text, tokens, at));
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
      return text.substring(tokens.get(at - before).start(), tokens.get(at + behind).end());
    }
  }

  /// @param paired the roots of words with a counterpart of their own
  static Compounds of(String language, List<Row> rows, Set<String> paired) {
    return new Compounds(
        Lexicon.of(language),
        rows.stream()
            .flatMap(row -> row.in(language).stream())
            .flatMap(unit -> Place.of(unit.text()))
            .filter(place -> paired.contains(place.root()))
            .collect(groupingBy(Place::root)));
  }

  /// A word with those of its neighbours that stand beside it in all its places, but for words
  /// without a meaning of their own, such as articles, and for terms.
  Term around(Term word) {
    List<Place> all = places.getOrDefault(Token.of(word.text()).getFirst().root(), List.of());
    int before = isWhole(all, -1) ? 0 : 1;
    int behind = isWhole(all, 1) ? 0 : 1;
    return before + behind == 0
        ? word
        : Term.of(
            word.language(),
            Candidate.commonest(all.stream().map(place -> place.words(before, behind))));
  }

  /// Whether a word is whole on one side.
  private boolean isWhole(List<Place> all, int side) {
    List<Token> neighbours = all.stream().flatMap(place -> place.beside(side).stream()).toList();
    return neighbours.isEmpty()
        || neighbours.size() < all.size()
        || neighbours.stream().map(Token::root).distinct().count() > 1
        || places.containsKey(neighbours.getFirst().root())
        || neighbours.stream().anyMatch(token -> lexicon.isFunctionWord(token.word()));
  }
}
