package dev.rulewright.rulebook.terms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Texts;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordingTest {

  private static Wording words(String text) {
    return Wording.of(List.of(Texts.unit(1, text)));
  }

  @ParameterizedTest
  @CsvSource({
    "Einheiten, Die Einheit zieht., Einheit",
    "Karte, Zieht zwei Karten., Karten",
    "Zug, Die Züge enden., Züge",
    "discard pile, The discard piles are shuffled., discard piles",
    "carta, Pesca due carte., carte",
  })
  void aTermStandsInflected(String term, String text, String words) {
    assertThat(words(text).find(term)).map(Wording.Found::words).contains(words);
  }

  @ParameterizedTest
  @CsvSource({"card, Take care.", "Zug, Zurück!", "Gebiet, Ein Gebäude.", "turn, Two tu."})
  void otherWordsAreNotTheTerm(String term, String text) {
    assertThat(words(text).find(term)).isEmpty();
    assertThat(words(text).hasLoosely(term)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"Stapel, Der Ablagestapel.", "Einheiten, Eine Infanterieeinheit."})
  void aTermStandsLooselyInALongerWord(String term, String text) {
    assertThat(words(text).find(term)).isEmpty();
    assertThat(words(text).hasLoosely(term)).isTrue();
  }
}
