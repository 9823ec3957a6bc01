package dev.rulewright.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A file gets a name that fits every file system, whatever its title.
class SavingTest {

  @ParameterizedTest
  @CsvSource({
    "Example 4: the Tank shoots!, example-4-the-tank-shoots",
    "Rückzug großer Einheiten, ruckzug-grosser-einheiten",
    "後退, line",
    "'', line"
  })
  void aTitleBecomesAName(String title, String name) {
    assertThat(Saving.name(title)).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({
    "Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, 60",
    "An oversized unit goes back to the area that its last move left and not to another, 58"
  })
  void aLongTitleIsCut(String title, int length) {
    assertThat(Saving.name(title)).hasSize(length);
  }
}
