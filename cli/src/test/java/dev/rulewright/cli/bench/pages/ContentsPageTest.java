package dev.rulewright.cli.bench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.bench.FolderShelves;
import dev.rulewright.cli.bench.pages.StartPage.Shelf;
import dev.rulewright.cli.files.Browser;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.Boxes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The first page of the bench.
final class ContentsPageTest {

  private static final FolderShelves SHELVES = new FolderShelves(new GameChoice(), new Console());

  private static String page(String language) {
    return new StartPage(SHELVES.all(), language).markup().html();
  }

  private static List<String> found(String pattern, String page) {
    return Pattern.compile(pattern).matcher(page).results().map(each -> each.group(1)).toList();
  }

  @Test
  void everyGameHasItsPictureItsSentenceAndItsPlaceInTheOrderOfTheHouse() {
    String page = page("en");
    assertThat(found("<article class=\"game\" id=\"([a-z-]+)\">", page))
        .containsExactlyElementsOf(Boxes.standard().names());
    assertThat(found("(class=\"picture\")", page)).hasSameSizeAs(Boxes.standard().names());
    assertThat(found("<p class=\"about\">([^<]+)</p>", page))
        .hasSameSizeAs(Boxes.standard().names())
        .allMatch(about -> about.endsWith("."));
    assertThat(found("(>Set up a position<)", page)).hasSameSizeAs(Boxes.standard().names());
    assertThat(found("<h3>([^<]+)</h3>", page))
        .startsWith(
            "The rulebook&#39;s own examples",
            "Control persistence",
            "The retreat of oversized units",
            "What is unclear",
            "Chapters");
  }

  @Test
  void noFolderIsALabel() {
    for (String language : List.of("en", "de", "fr", "it")) {
      assertThat(found("<(?:summary|a|h3)[^>]*>(\\d\\d-[a-z-]+)", page(language))).isEmpty();
    }
  }

  @Test
  void chaptersAndScenariosHaveTheTitlesOfTheChosenLanguage() {
    String page = page("de");
    assertThat(page)
        .contains("<summary>Aktion: Einheit bewegen ", ">Beispiel 2: Ein Angriff, auf zwei")
        .contains("edition=de", "<strong>German</strong>", "Dunkles Portal</text>")
        .doesNotContain("Action: move unit");
    assertThat(page("fr")).contains("<summary>Action: Déplacer une unité ");
    assertThat(page("it")).contains("<summary>Combattimento corpo a corpo ");
  }

  /// The table beside the scenarios says that an answer to L04 moves most, one to A02 nothing.
  @Test
  void theMostConsequentialQuestionStandsFirst() {
    Shelf shelf = SHELVES.of("mission-combat");
    List<Question> all = shelf.box().rulebook().questions();
    List<Question> ordered = shelf.consequences().ordered(all);
    assertThat(ordered).extracting(Question::id).startsWith("L04", "A14", "A52", "A31", "A13");
    assertThat(ordered).containsExactlyInAnyOrderElementsOf(all);
    String page = page("en");
    assertThat(page)
        .contains("as measured in 200 games of each answer between heuristic agents")
        .containsPattern(
            "Must the Arterial Road move[^<]+</a> <span class=\"note\">another answer moves the share of wins by 60"
                + " points</span>");
    assertThat(Consequences.NONE.ordered(all)).isEqualTo(all);
  }

  /// As a sheet of its own, without a server.
  @Test
  void itIsPrintedFromTheFirstPageToTheLast(@TempDir Path folder) throws Exception {
    Browser browser = Browser.among(folder);
    Path html =
        Files.writeString(
            folder.resolve("contents.html"),
            "<!doctype html><meta charset=\"utf-8\"><style>%s</style><main>%s</main>"
                .formatted(Look.style(), page("en")));
    try (var document = Loader.loadPDF(browser.printed(html).toFile())) {
      var stripper = new PDFTextStripper();
      stripper.setEndPage(1);
      assertThat(stripper.getText(document)).contains("Mission: Combat!", "Example 1: two attacks");
      stripper.setStartPage(document.getNumberOfPages());
      stripper.setEndPage(document.getNumberOfPages());
      assertThat(stripper.getText(document)).isNotBlank();
    }
  }
}
