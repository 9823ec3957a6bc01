package dev.rulewright.rulebook.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FingerSlipsTest {

  private static final FingerSlips SLIPS =
      new FingerSlips(Set.of("straight", "supply", "completati", "tavolo", "gewinnen", "karte"));

  @ParameterizedTest
  @CsvSource({
    "stragiht, straight",
    "gwinnen, gewinnen",
    "compeltati, completati",
    "tavollo, tavolo",
    "gewinen, gewinnen",
    "suppply, supply"
  })
  void aWordThatASlipMakesOfAnotherIsToldWithIt(String word, String meant) {
    assertThat(SLIPS.meant(word)).contains(meant);
  }

  @ParameterizedTest
  @CsvSource({"karten", "kart", "arkte", "karet", "gewinenn", "straight", "barte"})
  void anotherEndingOrFirstLetterMakesAnotherWord(String word) {
    assertThat(SLIPS.meant(word)).isEmpty();
  }
}
