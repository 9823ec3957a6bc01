package dev.rulewright.languagetool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.spelling.Speller;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageToolSpellerTest {

  private final Speller speller = ServiceLoader.load(Speller.class).findFirst().orElseThrow();

  @ParameterizedTest
  @CsvSource({
    "de, nimmt, nimt",
    "de, Geländekarte, Geländekrate",
    "en, receives, recieves",
    "en, colour, colur",
    "en, color, coler",
    "fr, défaussée, défausée",
    "it, pescare, pescarre"
  })
  void aSlipIsToldFromTheWord(String language, String word, String slip) {
    Speller.Spelling spelling = speller.of(language).orElseThrow();
    assertThat(spelling.isMisspelt(word)).as(word).isFalse();
    assertThat(spelling.isMisspelt(slip)).as(slip).isTrue();
  }

  @Test
  void otherLanguagesAreLeftAlone() {
    assertThat(speller.of("xx")).isEmpty();
  }
}
