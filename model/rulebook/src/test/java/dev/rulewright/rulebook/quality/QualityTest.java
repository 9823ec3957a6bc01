package dev.rulewright.rulebook.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.spelling.DoubledWords;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How well changes are found that were written by hand. The bounds are what has been reached,
/// rounded down: who falls below them has made the comparison worse.
class QualityTest {

  private static final Pattern DOUBLED = Pattern.compile("\\b(\\S+(?: \\S+)?) \\1\\b");

  @TempDir private Path folder = Path.of("");

  @Test
  void theTextsThatNobodyTunesOnAndThatAreTranslatedClosely() {
    reaches(Quality.HELD_OUT_CLOSE, 0.63, 0.66, 0.64);
  }

  @Test
  void theTextsThatNobodyTunesOnAndThatAreToldAsOneWouldTellThem() {
    reaches(Quality.HELD_OUT_IDIOMATIC, 0.39, 0.58, 0.62);
  }

  @Test
  void theTextsThatNobodyTunesOnAndThatAreTranslatedFreely() {
    reaches(Quality.HELD_OUT_FREE, 0.54, 0.62, 0.59);
  }

  private void reaches(
      List<String> texts, double precision, double ruleChanging, double misleading) {
    reaches(Quality.scores(texts, Quality::tell, folder), precision, ruleChanging, misleading);
  }

  private static void reaches(
      Scores scores, double precision, double ruleChanging, double misleading) {
    assertThat(scores.precision().value()).isGreaterThanOrEqualTo(precision);
    assertThat(scores.recall(Severity.RULE_CHANGING).value()).isGreaterThanOrEqualTo(ruleChanging);
    assertThat(scores.recall(Severity.MISLEADING).value()).isGreaterThanOrEqualTo(misleading);
  }

  @Test
  void sentencesInAnotherOrderAreNotMissing() {
    assertThat(Texts.findings(Texts.aligned("circus")))
        .extracting(Finding::parameter)
        .doesNotContain("text");
  }

  @Test
  void nothingIsLearntFromTheTextsThatNobodyLooksAt() {
    for (String text : Quality.HELD_OUT) {
      assertThatThrownBy(() -> Learning.samples(text, Texts.LANGUAGES, folder))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(text);
    }
  }

  /// But for two that sound German sentences double.
  @Test
  void wordsThatStandTwiceInARowAreFound() {
    List<Change> doubled =
        Quality.TUNED.stream()
            .flatMap(text -> Change.byHand(text).stream())
            .filter(change -> change.kinds().contains(Kind.TYPO))
            .filter(
                change -> DOUBLED.matcher(change.after()).replaceAll("$1").equals(change.before()))
            .toList();
    assertThat(doubled)
        .hasSize(43)
        .filteredOn(
            change -> slips(change.applied(folder)).noneMatch(line -> line == change.line()))
        .extracting(Change::after)
        .containsExactlyInAnyOrder(
            "durch die die Anzahl der verkauften Aktien", "Schritte der der Reihe nach");
  }

  private static IntStream slips(Edition edition) {
    return DoubledWords.of(Alignment.of(List.of(edition), edition)).stream()
        .mapToInt(finding -> finding.row().first().firstLine());
  }

  @Test
  void theTextsThatAreTunedOn() {
    reaches(Quality.FIRST, 0.88, 0.76, 0.66);
  }

  @Test
  void twoEditionsOfTheTextsThatAreTunedOn() {
    reaches(Quality.ofTwoEditions(Quality.FIRST, folder), 0.93, 0.65, 0.46);
  }

  @Test
  void changesThatTheLexiconMakesAreFound() {
    var scores = Quality.madeByLexicon(Quality.FIRST, folder);
    assertThat(scores.recall(Severity.RULE_CHANGING).value()).isGreaterThanOrEqualTo(0.77);
  }
}
