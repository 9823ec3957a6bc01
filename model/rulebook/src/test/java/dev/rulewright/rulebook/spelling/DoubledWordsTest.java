package dev.rulewright.rulebook.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.memory.Memory;
import dev.rulewright.rulebook.memory.Verdict;
import dev.rulewright.rulebook.project.Changed;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DoubledWordsTest {

  private static final String CLEAN = "Draw a card.\n\nThey move at the same time.\n";
  private static final String SLIP = "Draw a card.\n\nThey move at the the same time.\n";
  private static final String GERMAN = "Zieh eine Karte.\n\nSie ziehen gleichzeitig.\n";

  @TempDir private Path folder = Path.of("");

  private static List<String> words(Edition edition) {
    return DoubledWords.of(Alignment.of(List.of(edition), edition)).stream()
        .flatMap(finding -> finding.said().values().stream().map(Said::words))
        .toList();
  }

  private Edition edition(String language, String text) throws IOException {
    return Texts.read(language, Files.writeString(folder.resolve(language + ".txt"), text));
  }

  private Project project(String english, String german) throws IOException {
    Path texts = Files.createTempDirectory(folder, "texts");
    return Project.of(
        List.of(
            Texts.source("en", Files.writeString(texts.resolve("en.txt"), english)),
            Texts.source("de", Files.writeString(texts.resolve("de.txt"), german))));
  }

  private Finding slip(String english, String german) throws IOException {
    return Compared.of(project(english, german)).findings().stream()
        .filter(finding -> finding.kind() == Kind.TYPO)
        .reduce((_, _) -> {
          throw new AssertionError("two slips");
        })
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "en, They move at the the same time., the the",
    "en, The the cards are shuffled., The the",
    "de, Er beendet den Zug und nimmt nimmt sich den Stein., nimmt nimmt",
    "de, Die Marker kommen in den in den Vorrat., in den in den",
    "fr, Toutes les les boutiques ferment., les les",
    "fr, Versez de l'eau de l'eau., de l'eau de l'eau",
    "it, Perde metà dei dei dadi., dei dei"
  })
  void wordsThatStandTwiceInARowAreASlip(String language, String sentence, String words)
      throws IOException {
    assertThat(words(edition(language, sentence))).containsExactly(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          en; Win all that that card names, the best, best of all.
          en; In round 2 2 cards are drawn, in round three three cards.
          en; Turn each card card-back up.
          de; Lege den Stein, der der Insel am nächsten liegt, zu denen, die die anderen haben.
          de; Alle Waren waren teuer.
          fr; Si vous vous arrêtez, nous nous arrêtons tout en en parlant.
          it; Solo se se ne possiede una si scoprono le carte a una a una.
          """)
  void whatSoundSentencesDoubleIsNone(String language, String sentences) throws IOException {
    assertThat(words(edition(language, sentences))).isEmpty();
  }

  @Test
  void whatAnotherEditionDoublesInItsPlaceIsMeant() throws IOException {
    Edition english = edition("en", "Draw 3 very very long cards.");
    assertThat(words(english)).containsExactly("very very");
    Edition german = edition("de", "Ziehe 3 sehr sehr lange Karten.");
    var row = new Row(Map.of("en", english.units(), "de", german.units()), 1);
    assertThat(DoubledWords.of(new Alignment(List.of("en", "de"), List.of(row)))).isEmpty();
  }

  @Test
  void noTextHasAny() throws IOException {
    int units = 0;
    Path texts = Texts.file("harbour", "en").resolve("../..").normalize();
    try (Stream<Path> all = Files.walk(texts)) {
      for (Path file :
          all.filter(each -> each.toString().matches(".*/(de|en|fr|it)\\.txt")).toList()) {
        Edition edition = Texts.read(("" + file.getFileName()).substring(0, 2), file);
        assertThat(words(edition)).as("%s", file).isEmpty();
        units += edition.units().size();
      }
    }
    assertThat(units).isGreaterThan(20_000);
  }

  @Test
  void whereItStandsIsTold() throws IOException {
    Finding slip = slip(SLIP, GERMAN);
    assertThat(slip.severity()).isEqualTo(Severity.COSMETIC);
    assertThat(slip.deviates()).contains("en");
    assertThat(slip.row().in("en")).extracting(Unit::firstLine).containsExactly(3);
  }

  @Test
  void whatIsJudgedIsKnownByItsWords() throws IOException {
    Finding slip = slip(SLIP, GERMAN);
    Memory memory =
        Memory.EMPTY.with(slip, List.of(slip), Verdict.HARMLESS, "", LocalDate.of(2026, 5, 1));
    Finding moved =
        slip("Shuffle.\n\n" + SLIP, "Misch.\n\n" + GERMAN.replace("gleich", "zugleich"));
    assertThat(memory.recall(List.of(moved)).status(moved)).isEqualTo("harmless");
    Finding changed = slip(SLIP.replace("move", "go"), GERMAN);
    assertThat(memory.recall(List.of(changed)).status(changed)).isEqualTo("stale");
  }

  @Test
  void aChangeTellsOfTheSlipItMendsOrMakes() throws IOException {
    Project clean = project(CLEAN, GERMAN);
    Project wrong = project(SLIP, GERMAN);
    assertThat(Changed.of(clean, wrong).after()).extracting(Finding::kind).contains(Kind.TYPO);
    assertThat(Changed.of(wrong, clean).before()).extracting(Finding::kind).contains(Kind.TYPO);
    assertThat(Changed.of(wrong, clean).after()).isEmpty();
    assertThat(Changed.of(wrong, project(SLIP.replace("Draw", "Take"), GERMAN)).after())
        .extracting(Finding::kind)
        .doesNotContain(Kind.TYPO);
  }
}
