package dev.rulewright.reports.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.charts.Words;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TablesTest {

  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);

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
            List.of(List.of("<script>x()</script>")));
    String page = page(hostile);
    assertThat(SCRIPT.matcher(page).results()).hasSize(1);
    assertThat(page).contains("&lt;script&gt;x()&lt;/script&gt;");
  }

  @Test
  void aLongTableIsCutAndSaysSo() {
    String page = page(costs(Collections.nCopies(501, "7").toArray(String[]::new)));
    assertThat(page).contains("the first 500 of 501 rows; all are in costs.csv");
    assertThat(
            Pattern.compile("<td class=\"number\" data-heading=\"Cost\">7</td>")
                .matcher(page)
                .results())
        .hasSize(500);
  }

  @Test
  void theFirstTableIsOpenIfItIsShortAndTheOthersAreFolded() {
    var more = new ResultTable("more", costs("1").columns(), costs("1").rows());
    assertThat(page(costs("2"), more))
        .containsOnlyOnce("<details class=\"folded\">\n<summary><h3>More</h3>");
    assertThat(page(costs(Collections.nCopies(31, "7").toArray(String[]::new))))
        .contains("<details class=\"folded\">\n<summary><h3>Costs</h3>");
  }

  @Test
  void aNameMayBreakBehindItsPointsAndWhereItIsLongAndLosesNothing() {
    String name = "cards.rifleman.damage=" + "x".repeat(30) + " 1.5";
    String cell =
        page(new ResultTable("t", List.of(new Column("n", "", "")), List.of(List.of(name))));
    assertThat(cell)
        .contains(
            "cards.<wbr>rifleman.<wbr>damage=<wbr>" + "x".repeat(24) + "<wbr>xxxxxx 1.5</th>");
  }

  @Test
  void numbersHaveOneMinusSign() {
    assertThat(page(costs("-3", "-2.5"))).contains("data-sort=\"-2.5\">−2.5</td>");
    assertThat(Words.printed("-2.5 points (95 % interval -14.3 to +10.1), a=-1, A-1, 4-6"))
        .isEqualTo("−2.5 points (95\u202f% interval −14.3 to +10.1), a=-1, A-1, 4-6");
  }

  @Test
  void sharesArePercentAndIntervalsOneColumnThatSortsByItsLowerEnd() {
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
    assertThat(page(table))
        .contains(
            "<th scope=\"row\" class=\"key\">a</th>"
                + "<td class=\"number\" data-heading=\"Score %\" data-sort=\"0.512345\">51.2</td>"
                + "<td class=\"number\" data-heading=\"95\u202f% interval\" data-sort=\"0.09\">"
                + "9.0–60.0</td>"
                + "<td class=\"number\" data-heading=\"P\" data-sort=\"0.00001\">&lt; 0.001</td>")
        .contains("data-sort=\"-0.1\">−10.0 to ∞</td>")
        .contains(
            "c</th><td class=\"number\" data-heading=\"Score %\" data-sort=\"\">–</td>"
                + "<td class=\"number\" data-heading=\"95\u202f% interval\" data-sort=\"\">–</td>");
  }
}
