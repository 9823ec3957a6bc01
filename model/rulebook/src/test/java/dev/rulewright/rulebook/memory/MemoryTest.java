package dev.rulewright.rulebook.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What has been judged is remembered.
class MemoryTest {

  private static final LocalDate MAY = LocalDate.of(2026, 5, 1);
  private static final LocalDate JUNE = LocalDate.of(2026, 6, 1);

  @TempDir private Path folder = Path.of("");

  private static Finding finding(int line, String german, String english) {
    return finding(Kind.NUMBER, line, german, english);
  }

  private static Finding finding(Kind kind, int line, String german, String english) {
    Map<String, Finding.Said> said = new LinkedHashMap<>();
    said.put("de", new Finding.Said("4", "vier"));
    said.put("en", new Finding.Said("3", "3"));
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    units.put("de", List.of(Texts.unit(line, german)));
    units.put("en", List.of(new Unit(line + ".1", line, line + 2, "", Role.RULE, english)));
    return new Finding(
        kind,
        Severity.RULE_CHANGING,
        0.9,
        new Row(units, 0.8),
        said,
        "number",
        "the numbers differ",
        Finding.Link.NONE);
  }

  private final Finding boats =
      finding(9, "Das Boot zieht „sofort“ bis zu vier Felder.", "The boat moves up to 3 spaces.");

  private final Memory memory =
      Memory.EMPTY.with(boats, List.of(boats), Verdict.HARMLESS, "see\tthe figure", MAY);

  @Test
  void otherLinesAndQuotationMarksKeepAJudgement() {
    Finding moved =
        finding(
            99, "Das Boot zieht \"sofort\" bis zu vier Felder.", "The boat moves up to 3 spaces.");
    Recall recall = memory.recall(List.of(moved));
    assertThat(recall.status(moved)).isEqualTo("harmless");
    assertThat(recall.firstSeen(moved, JUNE)).isEqualTo(MAY);
    assertThat(recall.isHarmless(moved)).isTrue();
  }

  @Test
  void punctuationCapitalsAndAnotherOrderOfTheEditionsKeepAJudgement() {
    Finding same =
        finding(
            9, "das Boot zieht, „sofort“, bis zu vier Felder.", "The boat moves up to 3 spaces!");
    Map<String, Finding.Said> said = new LinkedHashMap<>();
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    for (String language : List.of("en", "de")) {
      said.put(language, same.said().get(language));
      units.put(language, same.row().in(language));
    }
    var reordered =
        new Finding(
            same.kind(),
            same.severity(),
            same.confidence(),
            new Row(units, 0.8),
            said,
            same.parameter(),
            same.explanation(),
            same.link());
    assertThat(memory.recall(List.of(reordered)).status(reordered)).isEqualTo("harmless");
  }

  @Test
  void anotherNameForTheDifferenceKeepsAJudgement() {
    Finding renamed =
        finding(
            Kind.COST,
            9,
            "Das Boot zieht „sofort“ bis zu vier Felder.",
            "The boat moves up to 3 spaces.");
    assertThat(renamed.id()).isEqualTo(boats.id());
    assertThat(memory.recall(List.of(renamed)).status(renamed)).isEqualTo("harmless");
  }

  @Test
  void aJudgementWhoseKeyWasMadeOtherwiseIsStaleWithItsNote() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("judged.tsv"), memory.text().replace(boats.key(), "0123456789abcdef"));
    Recall recall = Memory.read(file).recall(List.of(boats));
    assertThat(recall.status(boats)).isEqualTo("stale");
    assertThat(recall.note(boats)).isEqualTo("see the figure");
  }

  @Test
  void aChangedSentenceMakesAJudgementStale() {
    Finding changed =
        finding(9, "Das Boot fährt „sofort“ bis zu vier Felder.", "The boat moves up to 3 spaces.");
    Recall recall = memory.recall(List.of(changed));
    assertThat(recall.status(changed)).isEqualTo("stale");
    assertThat(recall.isJudged(changed)).isFalse();
    assertThat(recall.note(changed)).isEqualTo("see\tthe figure");
  }

  @Test
  void whoJudgesAStaleFindingReplacesWhatWasSaid() {
    Finding changed =
        finding(9, "Das Boot fährt „sofort“ bis zu vier Felder.", "The boat moves up to 3 spaces.");
    Memory again = memory.with(changed, List.of(changed), Verdict.REAL, "", JUNE);
    assertThat(again.judgements()).hasSize(1);
    assertThat(again.recall(List.of(changed)).status(changed)).isEqualTo("real");
    assertThat(again.recall(List.of(changed)).firstSeen(changed, JUNE)).isEqualTo(MAY);
  }

  @Test
  void anotherSentenceIsNew() {
    Finding cards = finding(9, "Jeder zieht vier Karten nach.", "Everybody draws 3 cards.");
    Recall recall = memory.recall(List.of(cards, boats));
    assertThat(recall.status(cards)).isEqualTo("new");
    assertThat(recall.firstSeen(cards, JUNE)).isEqualTo(JUNE);
    assertThat(recall.status(boats)).isEqualTo("harmless");
  }

  @Test
  void aJudgementThatFitsIsNotTakenForAnotherSentence() {
    Finding twin =
        finding(
            9,
            "Das Boot zieht „sofort“ bis zu vier Felder weit.",
            "The boat moves up to 3 spaces.");
    assertThat(memory.recall(List.of(twin, boats)).status(twin)).isEqualTo("new");
  }

  @Test
  void theFileIsReadAsItWasWritten() throws IOException {
    Finding cards = finding(3, "Jeder zieht vier Karten nach.", "Everybody draws 3 cards.");
    Memory both = memory.with(cards, List.of(cards, boats), Verdict.LATER, "", JUNE);
    Path file = Files.writeString(folder.resolve("judged.tsv"), both.text());
    assertThat(Memory.read(file).text()).isEqualTo(both.text());
    assertThat(
            Memory.EMPTY
                .with(cards, List.of(cards), Verdict.LATER, "", JUNE)
                .with(boats, List.of(cards, boats), Verdict.HARMLESS, "see the figure", MAY)
                .text())
        .isEqualTo(both.text());
    assertThat(both.text())
        .contains("\tnumber\tnumber\tharmless\t2026-05-01\tsee the figure\tDas Boot zieht");
    assertThat(Memory.read(folder.resolve("none.tsv"))).isEqualTo(Memory.EMPTY);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          a/number/number/good/2026-05-01//x       ; :2:17: 'good': expected the name of a judgement (real, harmless, later)
          a/number/number/real/May//x              ; :2:22: 'May': expected a day such as 2026-05-01
          a/number/number/real/2026-05-01          ; :2:22: expected 7 values, one for each column, found 5
          """)
  void whatMakesNoSenseIsToldWhereItStands(String line, String message) throws IOException {
    String head = "key\tkind\tparameter\tjudgement\tfirst_seen\tnote\tde\n";
    Path file =
        Files.writeString(folder.resolve("judged.tsv"), head + line.replace('/', '\t') + "\n");
    assertThatThrownBy(() -> Memory.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessage(file + message);
  }

  @Test
  void whatIsJudgedTwiceOrHasOtherColumnsIsTold() throws IOException {
    Path file = folder.resolve("judged.tsv");
    Files.writeString(file, memory.text() + memory.text().lines().toList().getLast());
    assertThatThrownBy(() -> Memory.read(file)).hasMessageContaining("line 2 judges the same");
    Files.writeString(file, "id\tkind\n");
    assertThatThrownBy(() -> Memory.read(file))
        .hasMessageContaining(":1:1: expected the columns key, kind, parameter");
  }
}
