package dev.rulewright.rulebook.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Each entry of each lexicon, tried on its own sentences.
class LexiconTest {

  static Stream<Arguments> entries() {
    return Stream.of("de", "en", "fr", "it")
        .map(Lexicon::of)
        .flatMap(lexicon ->
            lexicon.entries().stream()
                .map(entry -> Arguments.of(lexicon.locale() + " " + entry.type(), lexicon, entry)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("entries")
  void stands(String name, Lexicon lexicon, Lexicon.Entry entry) {
    assertThat(lexicon.pieces(entry.yes()).marks()).extracting(Mark::type).contains(entry.type());
    assertThat(lexicon.pieces(entry.no()).marks())
        .extracting(Mark::type)
        .doesNotContain(entry.type());
  }

  @ParameterizedTest
  @CsvSource({
    "de, achtzehn, 18",
    "de, Einundzwanzig, 21",
    "en, twenty-one, 21",
    "en, Ninety-nine, 99",
    "fr, dix-huit, 18",
    "fr, Dix-sept, 17",
    "fr, vingt-deux, 22",
    "fr, vingt et une, 21",
    "fr, soixante-dix-sept, 77",
    "fr, quatre-vingts, 80",
    "fr, quatre-vingt-dix-neuf, 99",
    "it, diciotto, 18",
    "it, ventidue, 22"
  })
  void aNumberOfSeveralWordsIsOne(String language, String words, String digits) {
    assertThat(Lexicon.of(language).pieces(words + " X.").marks())
        .extracting(Mark::key)
        .containsExactly(Lexicon.NUMBER + " " + digits);
  }

  @Test
  void wordsForNumbersThatMakeNoneTogetherAreSeveral() {
    assertThat(Lexicon.of("fr").pieces("deux-trois cartes, dix-huitième").marks())
        .extracting(Mark::value)
        .containsExactly("2", "3", "10", "8");
  }

  @ParameterizedTest
  @CsvSource({
    "Du erhältst -3 Punkte., -3",
    "Du erhältst −3 Punkte., -3",
    "'Zähle ab (-3)!', -3",
    "Für A-3 Karten., 3",
    "- 3 Karten., 3"
  })
  void aNumberBehindAMinusSignIsLessThanNothing(String words, String value) {
    assertThat(Lexicon.of("de").pieces(words).marks())
        .filteredOn(mark -> mark.type().equals(Lexicon.NUMBER))
        .extracting(Mark::value)
        .containsExactly(value);
  }

  @Test
  void aWordForANumberThatIsNoneIsNotTaken() {
    assertThat(Lexicon.of("it").pieces("Se sei il primo, tira sei dadi.").marks())
        .extracting(Mark::key)
        .containsOnlyOnce(Lexicon.NUMBER + " 6");
  }

  @ParameterizedTest
  @CsvSource({
    "You may turn over a card on your turn., 1",
    "Turn it so that the arrow points up., 0",
    "Discard it at the end of your turn., 1"
  })
  void aWordForASpanThatIsNoneIsNotTaken(String words, int turns) {
    assertThat(Lexicon.of("en").pieces(words).marks())
        .filteredOn(mark -> mark.type().equals("span.turn"))
        .hasSize(turns);
  }

  @ParameterizedTest
  @CsvSource({
    "'Liegt dort ein Marker, nimm ihn.', true",
    "'Passt niemand, endet die Runde.', true",
    "'Karten: Hast du keine, zieh eine.', true",
    "'- Hast du keine Karte, zieh eine.', true",
    "'Der Marker liegt dort, nimm ihn.', false",
    "'Bei Gleichstand (gleich viele) gewinnt der Gegner.', false",
    "'Legt die Karten ab, mischt sie.', false"
  })
  void aSentenceThatBeginsWithItsVerbMayBeACondition(String words, boolean condition) {
    assertThat(
            Lexicon.of("de").pieces(words).marks().stream()
                .anyMatch(mark -> mark.type().equals("inversion.if")))
        .isEqualTo(condition);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr", "it"})
  void allLanguagesHaveTheSameClasses(String language) {
    assertThat(Lexicon.of(language).entries())
        .extracting(Lexicon.Entry::type)
        .containsExactlyInAnyOrderElementsOf(
            Lexicon.of("de").entries().stream().map(Lexicon.Entry::type).toList());
  }
}
