package dev.rulewright.reports.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesTest {

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);

  @TempDir private Path folder;

  private static String page(ResultTable... tables) {
    return new Page(
            "Test",
            "Lead",
            MissionCombat.standard().rulebook(),
            List.of(new Page.Tables(List.of(tables))))
        .html();
  }

  private static ResultTable costs(String... costs) {
    var rows = new ArrayList<List<String>>();
    for (String cost : costs) {
      rows.add(List.of("card " + cost, cost));
    }
    return new ResultTable(
        "costs", List.of(new Column("card", "", ""), new Column("cost", "AP", "price")), rows);
  }

  @Test
  void thePolicyAllowsThisScriptAndNoOther() throws Exception {
    String page = page(costs("2"));
    Matcher script = SCRIPT.matcher(page);
    assertThat(script.find()).isTrue();
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(script.group(1).getBytes(UTF_8));
    assertThat(page)
        .contains("script-src 'sha256-" + Base64.getEncoder().encodeToString(hash) + "'");
    assertThat(script.find()).isFalse();
  }

  @Test
  void hostileCellsAreText() {
    var hostile =
        new ResultTable(
            "<b>",
            List.of(new Column("\"><script>", "'", "<i>")),
            List.of(List.of("</td><script>alert(1)</script>")));
    String page = page(hostile);
    assertThat(SCRIPT.matcher(page).results()).hasSize(1);
    assertThat(page).contains("&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  }

  @Test
  void aLongTableIsCutAndSaysSo() {
    String page = page(costs(Collections.nCopies(501, "7").toArray(String[]::new)));
    assertThat(page).contains("the first 500 of 501 rows; all are in costs.csv");
    assertThat(Pattern.compile("<td class=\"number\">7</td>").matcher(page).results()).hasSize(500);
  }

  @Test
  void longTablesBehindTheFirstAreClosed() {
    ResultTable costs = costs(Collections.nCopies(31, "7").toArray(String[]::new));
    var more = new ResultTable("more", costs.columns(), costs.rows());
    assertThat(page(costs)).doesNotContain("<details class=\"long\">");
    assertThat(page(costs, more, costs("1")))
        .containsOnlyOnce("<details class=\"long\">\n<summary><h3>More</h3>");
  }

  @Test
  void aBrowserRunsTheScriptWithoutComplaint() throws Exception {
    Rendered shown = rendered(page(costs("10", "9")));
    assertThat(shown.dom).contains("tabindex=\"0\"").contains("card 10");
    assertThat(shown.complaints).doesNotContain("CONSOLE");
  }

  @Test
  void aHeadingSortsByNumberAndTurnsTheOrderRound() throws Exception {
    String page = page(costs("10", "9", "", "1e1", "-3"));
    assertThat(prices(clicked(page, 1))).containsExactly("-3", "9", "10", "1e1", "");
    assertThat(prices(clicked(page, 2))).containsExactly("", "10", "1e1", "9", "-3");
  }

  @Test
  void sharesArePercentAndIntervalsOneColumnThatSortsByItsLowerEnd() throws Exception {
    var table =
        new ResultTable(
            "scores",
            List.of(
                new Column("arm", "name", ""),
                new Column("score", "share", "mean score"),
                new Column("score_low", "share", "lower end"),
                new Column("score_high", "share", "upper end"),
                new Column("p", "probability", "p-value")),
            List.of(
                List.of("a", "0.512345", "0.09", "0.6", "0.00001"),
                List.of("b", "0.1", "-0.1", "", "0.04"),
                List.of("c", "", "", "", "")));
    String page = page(table);
    assertThat(page)
        .contains(
            "<td>a</td><td class=\"number\" data-sort=\"0.512345\">51.2</td>"
                + "<td class=\"number\" data-sort=\"0.09\">9.0–60.0</td>"
                + "<td class=\"number\" data-sort=\"0.00001\">&lt; 0.001</td>")
        .contains("data-sort=\"-0.1\">−10.0 to ∞</td>")
        .contains("<td>c</td><td class=\"number\"></td><td class=\"number\"></td>");
    String dom = rendered(clickedOn(page, 2, 1)).dom;
    assertThat(dom.indexOf("<td>b</td>")).isLessThan(dom.indexOf("<td>a</td>"));
    assertThat(dom.indexOf("<td>a</td>")).isLessThan(dom.indexOf("<td>c</td>"));
  }

  /// The page with a second script that clicks on the second heading, which its policy would not
  /// allow.
  private static String clicked(String page, int times) {
    return clickedOn(page, 1, times);
  }

  private static String clickedOn(String page, int heading, int times) {
    String click = "document.querySelectorAll('th')[%d].click();".formatted(heading).repeat(times);
    return page.replaceFirst("<meta http-equiv=\"Content-Security-Policy\"[^>]*>", "")
        .replace("</body>", "<script>" + click + "</script></body>");
  }

  private List<String> prices(String page) throws Exception {
    return Pattern.compile("<td class=\"number\">([^<]*)</td>")
        .matcher(rendered(page).dom)
        .results()
        .map(each -> each.group(1))
        .toList();
  }

  /// What a browser made of a page.
  private record Rendered(String dom, String complaints) {}

  private Rendered rendered(String page) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(CHROMIUM), "no browser here");
    Path file = Files.writeString(folder.resolve("page.html"), page);
    Path dom = folder.resolve("dom.html");
    Path complaints = folder.resolve("complaints.txt");
    Process browser =
        new ProcessBuilder(
                CHROMIUM.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--enable-logging=stderr",
                "--user-data-dir=" + folder.resolve("profile"),
                "--dump-dom",
                file.toUri().toString())
            .redirectOutput(dom.toFile())
            .redirectError(complaints.toFile())
            .start();
    assertThat(browser.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Rendered(Files.readString(dom), Files.readString(complaints));
  }
}
