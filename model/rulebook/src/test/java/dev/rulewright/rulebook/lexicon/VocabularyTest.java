package dev.rulewright.rulebook.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The table of words that name the same in several languages.
class VocabularyTest {

  private static final Path FILE =
      Path.of("src/main/resources/dev/rulewright/rulebook/lexicon/vocabulary.csv");

  private static final List<Row> TABLE =
      TableReader.shipped(Vocabulary.class, "vocabulary.csv", "concept");

  @ParameterizedTest
  @ValueSource(strings = {"de", "en", "fr", "it"})
  void whatIsReadWithoutCareIsWhatStandsThere(String language) {
    assertThat(VocabularyTable.shipped(language)).isEqualTo(VocabularyTable.read(FILE, language));
  }

  @Test
  void theTableIsInAlphabeticalOrderAndSaysNothingTwice() {
    assertThat(TABLE).extracting(row -> row.value("concept")).isSorted().doesNotHaveDuplicates();
    for (Row row : TABLE) {
      assertThat(row.value("concept"))
          .matches("(amount|deed|other|person|place|quality|relation|thing|time)\\.[a-z0-9-]+");
      for (String words : row.values()) {
        assertThat(words.split(" \\| ", -1)).as(words).doesNotHaveDuplicates();
      }
    }
  }

  @Test
  void aConceptHasWordsInTwoLanguagesAtLeast() {
    assertThat(TABLE)
        .allMatch(row -> row.values().stream().filter(words -> !words.isEmpty()).count() > 2);
  }

  @ParameterizedTest
  @CsvSource({
    "de, Die Karten, thing.card",
    "de, ein Weizenfeld, thing.grain",
    "de, ein Weizenfeld, place.field",
    "de, das Königsschiff, person.king",
    "de, Lege die Karte ab, deed.discard",
    "en, two sheep, thing.wool",
    "fr, Défaussez une carte, deed.discard",
    "it, Pescate due carte, deed.draw"
  })
  void formsOfAWordNameTheSame(String language, String words, String concept) {
    assertThat(named(language, words)).contains(concept);
  }

  @ParameterizedTest
  @CsvSource({
    "Scoprine una, deed.uncover",
    "Mostratele agli altri, deed.show",
    "pagandolo, deed.pay",
    "Toglietene sei, deed.remove",
    "può tenerselo, deed.keep"
  })
  void pronounsMayStandBehindAVerb(String words, String concept) {
    assertThat(named("it", words)).contains(concept);
  }

  @ParameterizedTest
  @CsvSource({
    "'Er gibt eine Karte aus seiner Hand ab.', false",
    "'Er gibt eine Karte aus und zieht.', true",
    "'Er gibt für jedes seiner beiden Kamele genau drei Münzen aus.', true"
  })
  void aParticleBehindWhichOtherWordsFollowEndsNoVerb(String words, boolean spends) {
    assertThat(named("de", words).contains("deed.spend")).isEqualTo(spends);
  }

  @ParameterizedTest
  @CsvSource({
    "'Jeder behält zwei davon und legt die dritte zurück.', deed.keep",
    "'Er zieht die oberste Karte und liest sie laut vor.', deed.draw",
    "'Zahle 2 Münzen, setze einen Arbeiter ein.', deed.pay"
  })
  void aPartOfAVerbBelongsToTheLastVerbBeforeIt(String words, String concept) {
    assertThat(named("de", words)).contains(concept);
  }

  @Test
  void aPartOfAVerbMayStandBehindSeveralThings() {
    assertThat(named("de", "Er nimmt ein Feld und einen Turm ein.")).contains("deed.occupy");
  }

  @Test
  void aWordInSmallLettersIsNoNounWhereNounsHaveCapitals() {
    assertThat(named("de", "Zahlen")).contains("person.payer", "deed.pay");
    assertThat(named("de", "Wir zahlen")).contains("deed.pay").doesNotContain("person.payer");
  }

  @Test
  void aWordThatNeedsNoCounterpartNamesSomething() {
    assertThat(named("de", "Er wird Startspieler.")).contains("deed.become");
  }

  @Test
  void aPhraseWithAGapNamesWhatItsWordsName() {
    assertThat(named("fr", "Remettez-les dans la boîte.")).contains("thing.box");
  }

  @Test
  void aNounWithinASentenceIsNoVerb() {
    assertThat(named("de", "Alle Spieler wählen eine Karte aus.")).contains("person.player");
  }

  @Test
  void aThingThatEndsLikeAPronounIsNotTaken() {
    assertThat(named("it", "casa")).isNotEmpty();
    assertThat(named("it", "casale")).isEmpty();
  }

  @Test
  void anArticleEndsNoVerb() {
    assertThat(named("de", "Er nimmt das Feld ein")).contains("deed.occupy");
    assertThat(named("de", "Er nimmt davon eine Karte")).doesNotContain("deed.occupy");
  }

  private static Set<String> named(String language, String words) {
    return Lexicon.of(language).pieces(words).concepts().stream()
        .flatMap(Set::stream)
        .collect(Collectors.toSet());
  }
}
