package dev.rulewright.cli.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.html.Page;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PagesInABrowserTest {

  private static final String HOSTILE = "<script>document.title='hacked'</script>";

  @TempDir private Path folder;

  private static String page(String... costs) {
    var table =
        new ResultTable(
            "costs",
            List.of(
                new Column("card", "", ""),
                new Column("cost", "AP", ""),
                new Column("score", "share", ""),
                new Column("score_low", "share", ""),
                new Column("score_high", "share", "")),
            Stream.of(costs)
                .map(cost -> List.of("card " + cost, cost, "0.5", "0." + cost.length(), "0.9"))
                .toList());
    return new Page(
            "Test",
            "Lead",
            MissionCombat.standard().rulebook(),
            List.of(new Page.Tables(List.of(table))))
        .html();
  }

  @Test
  void headingsAreButtonsAndNobodyComplains() throws Exception {
    Browser.Shown shown = shown(page("10", "9"));
    assertThat(shown.dom())
        .contains("><button type=\"button\">Cost</button></th>")
        .contains("card 10");
    assertThat(shown.complaints()).doesNotContain("CONSOLE");
  }

  @Test
  void aHeadingSortsByNumberAndTurnsTheOrderRound() throws Exception {
    String page = page("10", "9", "", "1e1", "-3");
    assertThat(costs(clicked(page, 1, 1))).containsExactly("−3", "9", "10", "1e1", "–");
    assertThat(costs(clicked(page, 1, 2))).containsExactly("–", "10", "1e1", "9", "−3");
  }

  @Test
  void intervalsSortByTheirLowerEnd() throws Exception {
    assertThat(costs(clicked(page("100", "5", "22"), 3, 1))).containsExactly("5", "22", "100");
  }

  /// The page with a second script that clicks on a heading, which its policy would not allow.
  private static String clicked(String page, int heading, int times) {
    String click =
        "document.querySelectorAll('th button')[%d].click();".formatted(heading).repeat(times);
    return page.replaceFirst("<meta http-equiv=\"Content-Security-Policy\"[^>]*>", "")
        .replace("</body>", "<script>" + click + "</script></body>");
  }

  private List<String> costs(String page) throws Exception {
    return Pattern.compile("</th><td class=\"number\"[^>]*>([^<]*)</td>")
        .matcher(shown(page).dom())
        .results()
        .map(each -> each.group(1))
        .toList();
  }

  private Browser.Shown shown(String page) throws IOException, InterruptedException {
    return Browser.among(folder).shown(Files.writeString(folder.resolve("page.html"), page));
  }

  @Test
  void hostileNamesAreTextAndNobodyComplains() throws Exception {
    Browser browser = Browser.among(folder);
    Path results = Files.createDirectory(folder.resolve("results"));
    String quoted = HOSTILE.replace("\"", "\"\"");
    Files.writeString(
        results.resolve("scores.csv"),
        "arm,score,score_low,score_high\n" + quoted + ",0.5,0.4,0.6\nb,0.9,0.8,\n");
    Files.writeString(
        results.resolve("scores-columns.csv"),
        """
        column,unit,meaning
        arm,name,%s
        score,share,%s
        score_low,share,
        score_high,share,
        """
            .formatted(quoted, quoted));
    Files.writeString(
        results.resolve("verdict.json"),
        """
        {"question": "%1$s", "verdict": "%1$s", "seed": 1, "plan": ["%1$s"], "base": {"%1$s": "%1$s"},
         "identity": {}, "tables": {"scores": []}, "notes": ["%1$s"], "assumed": ["%1$s"]}
        """
            .formatted(HOSTILE));
    Files.writeString(
        results.resolve("manifest.json"), "{\"command\": \"rulewright %s\"}".formatted(HOSTILE));
    assertThat(Called.ofMission("report", results.toString()).code()).isZero();

    Browser.Shown shown = browser.shown(results.resolve("report.html"));
    assertThat(shown.complaints()).doesNotContain("CONSOLE");
    assertThat(shown.dom())
        .contains("<title>&lt;script&gt;document.title=", "50.0 (40.0–60.0)")
        .doesNotContain("<title>hacked", "http:", "https:");
    // The one that sorts.
    assertThat(Pattern.compile("<script").matcher(shown.dom()).results()).hasSize(1);
  }
}
