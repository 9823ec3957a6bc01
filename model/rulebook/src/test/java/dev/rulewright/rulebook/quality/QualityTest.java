package dev.rulewright.rulebook.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.compare.Severity;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How well changes are found that were written by hand. The bounds are what has been reached,
/// rounded down: who falls below them has made the comparison worse.
class QualityTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void theTextsThatNobodyTunesOnAndThatAreTranslatedClosely() {
    reaches(Quality.HELD_OUT_CLOSE, 0.76, 0.68, 0.53);
  }

  @Test
  void theTextsThatNobodyTunesOnAndThatAreTranslatedFreely() {
    reaches(Quality.HELD_OUT_FREE, 0.45, 0.51, 0.5);
  }

  private void reaches(
      List<String> texts, double precision, double ruleChanging, double misleading) {
    var scores = Quality.scores(texts, Quality::tell, folder);
    assertThat(scores.precision().value()).isGreaterThanOrEqualTo(precision);
    assertThat(scores.recall(Severity.RULE_CHANGING).value()).isGreaterThanOrEqualTo(ruleChanging);
    assertThat(scores.recall(Severity.MISLEADING).value()).isGreaterThanOrEqualTo(misleading);
  }

  @Test
  void sentencesInAnotherOrderAreNotMissing() {
    List<Edition> editions =
        Texts.LANGUAGES.stream().map(language -> Texts.read("circus", language)).toList();
    assertThat(Texts.findings(editions)).extracting(Finding::parameter).doesNotContain("text");
  }

  @Test
  void nothingIsLearntFromTheTextsThatNobodyLooksAt() {
    assertThat(Quality.TUNED).doesNotContainAnyElementsOf(Quality.HELD_OUT);
    for (String text : Quality.HELD_OUT) {
      assertThatThrownBy(() -> Learning.samples(text, Texts.LANGUAGES, folder))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(text);
    }
  }

  @Test
  void theTextsThatAreTunedOn() {
    reaches(Quality.FIRST, 0.85, 0.7, 0.51);
  }

  @Test
  void changesThatTheLexiconMakesAreFound() {
    var scores = Quality.madeByLexicon(List.of("harbour"), folder);
    assertThat(scores.recall(Severity.RULE_CHANGING).value()).isGreaterThanOrEqualTo(0.9);
  }
}
