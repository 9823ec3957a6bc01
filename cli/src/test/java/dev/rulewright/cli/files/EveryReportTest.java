package dev.rulewright.cli.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every kind of folder that becomes a report.
class EveryReportTest {

  private static final String SIMULATE = "simulate --agents=random --games=6";
  private static final String IMPACT = "impact --question=A38,A49 --agents=random --games=6";
  private static final String METRICS = "metrics --agents=random,greedy:depth=1 --games=6";
  private static final String COMPARE =
      "compare --b=cards.stealth-special-force.damage=30 --agents=random --games=6";
  private static final String SWEEP = "sweep --vary=numbers.turn-ap=3,4 --agents=random --games=4";
  private static final String GRID =
      "sweep --vary=numbers.turn-ap=3,4 --vary=cards.rifleman.damage=10,20 --agents=random"
          + " --games=4";
  private static final String TUNE =
      "tune --tune=numbers.turn-ap=3..4 --agents=random --games=4 --budget=8 --fresh=4";
  private static final String LADDER = "ladder --agents=random,heuristic --games=8";
  private static final String STUDY =
      "study --strength=random/4 --strength=heuristic/4 --worker=random --number=numbers.turn-ap"
          + " --number=cards.hellfire.damage --screening=4 --tuning=4 --tuned=1 --budget=8"
          + " --fresh=4";

  private static final Pattern ROW = Pattern.compile("<tr>(.*?)</tr>", Pattern.DOTALL);

  private static final Pattern TEXT = Pattern.compile("<text[^>]*>([^<]*)</text>");

  /// The margin of a printed page, in points; what stands in it is cut off.
  private static final double MARGIN = 28;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {SIMULATE, IMPACT, METRICS, COMPARE, SWEEP, GRID, TUNE, LADDER, STUDY, "check"})
  void beginsWithAQuestionAndAnAnswerInWordsThoughNoGameWasDecided(String call) throws IOException {
    String page = reported(call, 2);
    assertThat(decided()).isEmpty();
    assertThat(Called.ofMission("report", "--format=markdown", folder.toString()).code()).isZero();
    assertThat(page)
        .containsPattern("<h1>[^<]*\\?</h1>")
        .containsPattern("<p class=\"answer\">(\\p{L}|[0-9.]+\\p{Z}% of the games end undecided)")
        .contains("36 entries of the tables are assumed", "<li>Rifleman: wholly assumed</li>")
        .doesNotContain("NaN", "Infinity", "card rifleman")
        .doesNotContainPattern("<(td|th|strong)[^>]*>[^<]*stealth-special-force");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {SIMULATE, IMPACT, METRICS, COMPARE, SWEEP, GRID, TUNE, LADDER, STUDY, "check"})
  void isPrintedWithEveryCellOfItsTables(String call) throws Exception {
    Browser browser = Browser.among(folder);
    String page = reported(call, 60);
    List<String> rows = ROW.matcher(page).results().map(EveryReportTest::text).toList();
    assertThat(rows).hasSizeGreaterThan(1);
    String paper = text(browser.printed(folder.resolve("report.html")));
    assertThat(rows).allSatisfy(row -> assertThat(paper).contains(row));
  }

  /// One that is high is drawn smaller than the page is wide.
  @Test
  void aHeatMapIsPrintedWholeOnOnePage() throws Exception {
    Browser browser = Browser.among(folder);
    String page =
        reported(
            "sweep --vary=numbers.turn-ap=1..12 --vary=cards.rifleman.damage=10,20"
                + " --agents=random --games=4",
            2);
    int chart = page.indexOf("<div class=\"wide\">");
    List<String> texts =
        TEXT.matcher(page.substring(chart, page.indexOf("</div>", chart)))
            .results()
            .map(EveryReportTest::text)
            .toList();
    assertThat(texts).contains("12", "damageofRifleman");
    assertThat(pages(browser.printed(folder.resolve("report.html"))))
        .anySatisfy(
            paper -> assertThat(texts).allSatisfy(text -> assertThat(paper).contains(text)));
  }

  /// The games that somebody won, of those that the folder has one by one.
  private List<String> decided() throws IOException {
    Path games = folder.resolve("games.csv");
    return Files.exists(games)
        ? Files.readAllLines(games).stream()
            .skip(1)
            .filter(game -> !game.contains(",draw,"))
            .toList()
        : List.of();
  }

  private String reported(String call, int turnLimit) throws IOException {
    if (call.equals("check")) {
      Files.copy(
          Path.of("../scenarios/mission-combat/properties/check.csv"), folder.resolve("check.csv"));
    } else {
      var called =
          Called.ofMission(
              Stream.concat(
                      Stream.of(call.split(" ")),
                      Stream.of("--turn-limit=" + turnLimit, "--out=" + folder))
                  .toArray(String[]::new));
      assertThat(called.code()).as(called.err()).isZero();
    }
    var called = Called.ofMission("report", folder.toString());
    assertThat(called.err()).isEmpty();
    return Files.readString(folder.resolve("report.html"));
  }

  /// The letters of a row without its markup and without blanks, as lines may break anywhere.
  private static String text(MatchResult row) {
    return bare(
        row.group(1)
            .replaceAll("<[^>]*>", "")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&quot;", "\"")
            .replace("&#39;", "'")
            .replace("&amp;", "&"));
  }

  private static String text(Path pdf) throws IOException {
    return String.join("", pages(pdf));
  }

  /// The letters that are seen on each sheet of paper.
  private static List<String> pages(Path pdf) throws IOException {
    try (var document = Loader.loadPDF(pdf.toFile())) {
      var stripper =
          new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition text) {
              if (text.getX() > MARGIN - 1
                  && text.getX() + text.getWidth() <= text.getPageWidth() - MARGIN) {
                super.processTextPosition(text);
              }
            }
          };
      var pages = new ArrayList<String>();
      for (int page = 1; page <= document.getNumberOfPages(); page++) {
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        pages.add(bare(stripper.getText(document)));
      }
      return pages;
    }
  }

  private static String bare(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC)
        .codePoints()
        .filter(letter -> !Character.isWhitespace(letter) && !Character.isSpaceChar(letter))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }
}
