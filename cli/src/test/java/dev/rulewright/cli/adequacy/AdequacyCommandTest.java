package dev.rulewright.cli.adequacy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdequacyCommandTest {

  private static final String READINGS = "../scenarios/invaders/05-readings/";

  @TempDir Path folder;

  @Test
  void theFewestScenariosThatPinWhatAnyOfThemPinsAreWritten() throws IOException {
    Path out = folder.resolve("out");
    var called =
        Called.with(
            "adequacy",
            "--game=invaders",
            "--out=" + out,
            READINGS + "v01-too-few-cards.yaml",
            READINGS + "v21-tokens-of-a-turned-hero.yaml",
            READINGS + "v19-an-upright-hero-and-its-own-side.yaml");
    assertThat(called.out())
        .contains("rules out V01=as-many-as-there-are", "Ruled out by none of them:");
    assertThat(called.code()).isEqualTo(1);
    assertThat(Files.readAllLines(out.resolve("matrix.csv"))).hasSize(4);
    assertThat(out.resolve("index.html")).content().contains("<svg");
    assertThat(Called.with("replay", "-q", out.resolve("invaders").toString()).code()).isZero();
  }

  @Test
  void aScenarioThatShowsNothingElseUnderAnyAnswerIsLeftOut() {
    var called =
        Called.with("adequacy", "--game=invaders", "--json", READINGS + "v01-too-few-cards.yaml");
    assertThat(called.out()).contains("\"smallest\" : [ {", "V01=as-many-as-there-are");
    var none =
        Called.with("adequacy", "--game=invaders", "--json", "../scenarios/invaders/01-set-up");
    assertThat(none.out()).contains("\"examples\" : 1", "\"smallest\" : [ ]");
  }
}
