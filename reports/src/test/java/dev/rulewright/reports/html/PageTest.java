package dev.rulewright.reports.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Estimates;
import dev.rulewright.reports.charts.GameLengths;
import dev.rulewright.reports.charts.Look;
import dev.rulewright.reports.charts.MovesByKind;
import dev.rulewright.reports.charts.Scale;
import dev.rulewright.reports.charts.WinRates;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.results.Games;
import dev.rulewright.reports.results.Samples;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.simulator.files.WholeFile;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageTest {

  private static final Path EXAMPLES = Path.of("..", "scenarios", "mission-combat", "00-examples");

  private static final String HOSTILE = "<script>alert('x')</script>\" onload=\"x\" & {}";

  @Test
  void showsEverythingAndRepeatsToTheByte() throws IOException {
    String html = page(Samples.games(10_000), examples());
    assertThat(html)
        .contains("What was run", "--seed 7", "Start player", "95 % interval")
        .contains("These numbers rest on assumed values.", "card rifleman: wholly assumed")
        .contains(
            "id=\"chart-win-rates\"", "id=\"chart-game-lengths\"", "id=\"chart-moves-by-kind\"")
        .contains("href=\"./games.csv\"", "href=\"./charts/100%25%20a%3Ab.svg\"")
        .contains("destroyed stealth-special-force@arterial-road", "holds");
    assertThat(page(Samples.games(10_000), examples())).isEqualTo(html);
    WholeFile.write(Path.of("target", "page", "index.html"), html);
  }

  @Test
  void longChartsBehindTheFirstAreClosedAtFirst() {
    String html =
        new Page(
                "",
                "",
                MissionCombat.standard().rulebook(),
                List.of(new Page.Charts(List.of(rows("a", 60), rows("b", 60), rows("c", 3)))))
            .html();
    assertThat(html)
        .containsOnlyOnce("<details class=\"folded\">")
        .containsPattern("<summary>b</summary>\\s*<figure id=\"chart-b\">");
  }

  private static Chart rows(String id, int count) {
    return new Estimates(
            id,
            id,
            "",
            Scale.percent("score"),
            Collections.nCopies(
                count,
                new Estimates.Row("row", List.of(new Estimates.Dot("", 50, 40, 60, Look.PLAIN)))))
        .chart();
  }

  @Test
  void asksTheNetworkForNothing() throws IOException {
    String html = page(Samples.games(50), examples());
    assertThat(html)
        .doesNotContainIgnoringCase(
            "http:", "https:", "<script", "<img", "<link", "src=", "@import")
        .doesNotContainPattern("url\\((?!#)")
        .doesNotContainPattern("href=\"(?!#|\\./)");
  }

  @Test
  void everyLinkInsideThePageLeadsSomewhere() throws IOException {
    String html = page(Samples.games(50), examples());
    Pattern.compile("(?:href=\"|url\\()#([^\")]+)")
        .matcher(html)
        .results()
        .map(link -> link.group(1))
        .distinct()
        .forEach(target -> assertThat(html).containsPattern("id=['\"]" + target + "['\"]"));
  }

  @Test
  void hostileNamesAreText() throws IOException {
    var run = new Page.Facts(HOSTILE, new TreeMap<>(Map.of(HOSTILE, HOSTILE)));
    var assumptions = new Page.Assumptions(List.of(HOSTILE));
    var files = new Page.Files(List.of(new Page.Written("javascript:" + HOSTILE, HOSTILE)));
    var page =
        new Page(
                HOSTILE,
                HOSTILE,
                MissionCombat.standard().rulebook(),
                List.of(run, assumptions, files))
            .html();
    assertThat(page)
        .doesNotContain("<script", "onload=\"x", "href=\"javascript")
        .contains(
            "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot; onload=&quot;x&quot; &amp; {}");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void fewGamesAreSaidToBeFew(int count) throws IOException {
    assertThat(page(Samples.games(count), List.of()))
        .contains(count == 0 ? "No games were played" : "too few to tell");
  }

  @Test
  void aTemplateWithTooFewOrTooManyValuesIsRefused() {
    assertThatIllegalStateException().isThrownBy(() -> Markup.of("{} {}", 1));
    assertThatIllegalStateException().isThrownBy(() -> Markup.of("{}", 1, 2));
  }

  private static String page(Games games, List<Plays> stories) {
    return new Page(
            "Mission: Combat! at a glance",
            "The four examples of the rulebook, replayed clause by clause, and a batch of simulated"
                + " games.",
            MissionCombat.standard().rulebook(),
            List.of(
                new Page.Assumptions(Material.standard().assumptions()),
                new Page.Facts(
                    "What was run",
                    new TreeMap<>(
                        Map.of(
                            "Command", "rulewright simulate --games 10000 --seed 7",
                            "Seed", "7",
                            "Reading", "standard",
                            "Versions", "rulewright 0.1.0, Java 25.0.3"))),
                new Page.Verdicts(games),
                new Page.Charts(
                    List.of(
                        WinRates.chart(games),
                        GameLengths.chart(games),
                        MovesByKind.chart(games, MissionCounting.MOVE_KINDS))),
                Page.Stories.of(stories, "en"),
                new Page.Files(
                    List.of(
                        new Page.Written("games.csv", "one line per game"),
                        new Page.Written("charts/100% a:b.svg", "a chart")))))
        .html();
  }

  private static List<Plays> examples() {
    var box = MissionCombatBox.standard();
    Stream<Path> files = ScenarioFiles.under(EXAMPLES).stream();
    return files.map(ScenarioFiles::read).map(scenario -> Plays.of(scenario, box)).toList();
  }
}
