package dev.rulewright.rulebook.terms;

import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The places of a word in an edition, which tell of what it is a part: *watering*, behind which
/// *can* always stands, of *watering can*.
///
/// @param paired the roots of words with a counterpart of their own, which are terms themselves
record Compound(Lexicon lexicon, List<Place> places, Set<String> paired) {

  /// @param at the index of the word among the tokens of the text
  private record Place(String text, List<Token> tokens, int at) {

    static Stream<Place> of(String text, String root) {
      List<Token> tokens = Token.of(text);
      return IntStream.range(0, tokens.size())
          .filter(at -> tokens.get(at).isWord() && tokens.get(at).root().equals(root))
          .mapToObj(at -> new Place(text, tokens, at));
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

  /// A word with those of its neighbours that stand beside it in all its places, but for words
  /// without a meaning of their own, such as articles, and for terms.
  ///
  /// @param paired the roots of words with a counterpart of their own
  static Term around(Term word, List<Row> rows, Set<String> paired) {
    String root = Token.of(word.text()).getFirst().root();
    List<Place> places =
        rows.stream()
            .flatMap(row -> row.in(word.language()).stream())
            .flatMap(unit -> Place.of(unit.text(), root))
            .toList();
    return new Compound(Lexicon.of(word.language()), places, paired).term(word);
  }

  private Term term(Term word) {
    int before = isWhole(-1) ? 0 : 1;
    int behind = isWhole(1) ? 0 : 1;
    return before + behind == 0
        ? word
        : Term.of(
            word.language(),
            Candidate.commonest(places.stream().map(place -> place.words(before, behind))));
  }

  /// Whether the word is whole on one side.
  private boolean isWhole(int side) {
    List<Token> neighbours = places.stream().flatMap(place -> place.beside(side).stream()).toList();
    return neighbours.isEmpty()
        || neighbours.size() < places.size()
        || neighbours.stream().map(Token::root).distinct().count() > 1
        || paired.contains(neighbours.getFirst().root())
        || neighbours.stream().anyMatch(token -> lexicon.isFunctionWord(token.word()));
  }
}
