package dev.rulewright.rulebook.compare.telling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Rows that some editions lack.
class RowsTest {

  /// What is told of sentences that an edition lacks.
  private static List<Finding> gaps(Edition... editions) {
    return Comparison.of(Alignment.of(List.of(editions), editions[0])).stream()
        .filter(finding -> finding.parameter().equals(Finding.TEXT))
        .toList();
  }

  private static Edition without(String section, Edition edition) {
    return new Edition(
        edition.language(),
        edition.source(),
        edition.units().stream().filter(unit -> !unit.section().equals(section)).toList());
  }

  @Test
  void aChapterThatIsMissingIsOneFinding() {
    Edition german = without("Segeln", Texts.read("harbour", "de"));
    assertThat(gaps(Texts.read("harbour", "en"), german, Texts.read("harbour", "fr")))
        .singleElement()
        .satisfies(gap -> {
          assertThat(gap.severity()).isEqualTo(Severity.RULE_CHANGING);
          assertThat(gap.deviates()).contains("de");
          assertThat(gap.row().in("en")).extracting("firstLine").containsExactly(25, 27, 29);
          assertThat(gap.row().in("de")).isEmpty();
        });
  }

  @Test
  void aChapterThatTheReferenceLacksIsOneFindingToo() {
    Edition german = without("Segeln", Texts.read("harbour", "de"));
    assertThat(gaps(german, Texts.read("harbour", "en"), Texts.read("harbour", "fr")))
        .singleElement()
        .satisfies(gap -> {
          assertThat(gap.deviates()).contains("de");
          assertThat(gap.row().in("en")).extracting("firstLine").containsExactly(25, 27, 29);
          assertThat(gap.row().in("fr")).extracting("firstLine").containsExactly(25, 27, 29);
        });
  }

  @Test
  void ofTwoEditionsTheSecondLacksOrAddsIt() {
    Edition german = without("Segeln", Texts.read("harbour", "de"));
    assertThat(gaps(Texts.read("harbour", "en"), german))
        .extracting(Finding::kind)
        .containsExactly(Kind.OMISSION);
    assertThat(gaps(german, Texts.read("harbour", "en")))
        .extracting(Finding::kind)
        .containsExactly(Kind.ADDITION);
  }

  @Test
  void aRuleThatIsMissingChangesTheRules() {
    Edition german = Texts.read("harbour", "de");
    var shorter =
        new Edition(
            "de",
            german.source(),
            german.units().stream().filter(unit -> unit.firstLine() != 23).toList());
    assertThat(gaps(Texts.read("harbour", "en"), shorter, Texts.read("harbour", "fr")))
        .singleElement()
        .satisfies(gap -> assertThat(gap.severity()).isEqualTo(Severity.RULE_CHANGING));
  }

  @Test
  void aSentenceThatStatesNoRuleAndIsMissingMisleads() {
    var english =
        new Edition(
            "en",
            "en",
            List.of(
                Texts.unit(1, "Each player takes two boats."),
                Texts.unit(2, "Thanks to our friends by the sea."),
                Texts.unit(3, "The harbour lies in the middle.")));
    var german =
        new Edition(
            "de",
            "de",
            List.of(
                Texts.unit(1, "Jeder Spieler nimmt zwei Boote."),
                Texts.unit(3, "Der Hafen liegt in der Mitte.")));
    assertThat(gaps(english, german))
        .singleElement()
        .satisfies(gap -> assertThat(gap.severity()).isEqualTo(Severity.MISLEADING));
  }

  /// What *de* lacks, quoted by some words of *en*.
  private static Finding missing(String words) {
    return new Finding(
        Kind.OMISSION,
        Severity.MISLEADING,
        0.6,
        new Row(Map.of("en", List.of(Texts.unit(1, "All boats return.")), "de", List.of()), 1),
        Map.of("en", new Said("said", words), "de", Said.NOTHING),
        Finding.TEXT,
        "",
        Finding.Link.NONE);
  }

  @Test
  void nothingIsMarkedInASentenceThatIsMissing() {
    Finding gap = missing("All boats return.");
    assertThat(gap.isGap()).isTrue();
    assertThat(gap.evidence(gap.row().in("en"), "en")).isEmpty();
  }

  @Test
  void aPartThatIsMissingIsMarkedThoughAnEditionSaysNothing() {
    Finding part = missing("boats");
    assertThat(part.isGap()).isFalse();
    assertThat(part.evidence(part.row().in("en"), "en")).isPresent();
    assertThat(part.key()).isNotEqualTo(missing("return").key());
  }

  /// Judgements of gaps were kept by such keys before gaps were quoted.
  @Test
  void theQuoteOfAGapIsNoPartOfItsKey() {
    assertThat(missing("All boats return.").key()).isEqualTo("5842391644cf1712");
  }
}
