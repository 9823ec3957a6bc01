package dev.rulewright.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import dev.rulewright.cli.bench.CatalogueAgents;
import dev.rulewright.cli.bench.Chromium;
import dev.rulewright.cli.bench.FolderShelves;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.pages.Pages;
import dev.rulewright.cli.bench.table.GoOnPage;
import dev.rulewright.cli.bench.table.ReadingPage;
import dev.rulewright.cli.bench.table.TablePage;
import dev.rulewright.cli.files.Browser;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.page.browser.BrowserPage;
import dev.rulewright.cli.page.browser.PageExtras;
import dev.rulewright.kernel.Turn;
import dev.rulewright.scenarios.Line;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/// The rules in a page say what the rules on this machine say, letter by letter: in node, and in
/// Chromium, where they are installed.
class PageTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  /// Bytes of a page with all games, gzipped.
  private static final int MOST_BYTES = 900_000;

  /// The games of the house, in one page.
  @TempDir private static Path folder;

  private static final FolderShelves SHELVES = new FolderShelves(new GameChoice(), new Console());

  private static final Pages PAGES =
      new Pages(SHELVES, new PageExtras("https://example.org/games.html#"), _ -> 0);

  private static final int MOVES = 12;
  private static final List<String> AGENTS = List.of("greedy", "random", "heuristic", "ismcts");

  private static Path page = Path.of("page.html");

  @BeforeAll
  static void writeIt() {
    page = folder.resolve("games.html");
    assertThat(Called.with("page", "--out", page.toString()).code()).isZero();
  }

  @Test
  void allGamesInOnePageAreLight() throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(packed)) {
      Files.copy(page, gzip);
    }
    assertThat(packed.size()).isLessThan(MOST_BYTES);
  }

  @Test
  void everyScenarioIsToldAlike() throws Exception {
    var addresses = new ArrayList<String>();
    for (var shelf : SHELVES.all()) {
      Address game = Address.of(shelf.box().name());
      shelf
          .scenarios()
          .forEach(found -> addresses.add(game.with(Address.FILE, found.file()).href("/scenario")));
    }
    answersAlike(addresses);
  }

  @Test
  void everyOtherPageIsAlike() throws Exception {
    var addresses = new ArrayList<>(List.of("/", "/?edition=de", "/nowhere", "/table?game=chess"));
    for (var shelf : SHELVES.all()) {
      Address game = Address.of(shelf.box().name());
      addresses.add(game.href(TablePage.PATH));
      addresses.add(game.href(ReadingPage.PATH));
      addresses.add(game.href("/set-up"));
      addresses.add(game.href("/line.yaml"));
      addresses.add(game.href("/qr"));
      addresses.add(game.with("words", "may a tank attack?").href("/search"));
      addresses.add(game.with(Address.READING, "nonsense").href(TablePage.PATH));
      addresses.add(game.with(Address.GIVEN, "<script>: x").href(TablePage.PATH));
      for (String edition : shelf.box().rulebook().editions()) {
        addresses.add(game.with(Address.EDITION, edition).href(TablePage.PATH));
      }
    }
    answersAlike(addresses);
  }

  /// The first moves of every game, by each agent in turn, and games from there.
  @Test
  void agentsOfAPageDoWhatThoseOfTheServerDo() throws Exception {
    var addresses = new ArrayList<String>();
    for (var shelf : SHELVES.all()) {
      Address line = Address.of(shelf.box().name());
      for (int move = 0; move < MOVES; move++) {
        if (isChance(PAGES.line(line))) {
          line = followed("/draw", line);
          continue;
        }
        Address asked = line.with("agent", AGENTS.get(move % AGENTS.size()));
        addresses.add(asked.href(GoOnPage.MOVE));
        line = followed(GoOnPage.MOVE, asked);
        assertThat(served(asked, PAGES.line(asked))).isEqualTo(line);
      }
      Address games = line.with("games", "6").with("agent", "random");
      addresses.add(games.href(GoOnPage.PATH));
      addresses.add(line.with("games", "2").with("agent", "greedy").href(GoOnPage.PATH));
      assertThat(answered(games.href(GoOnPage.PATH), PAGES).get(2))
          .containsPattern("</td><td>[0-9.]+ %</td><td>[0-9.]+ % to [0-9.]+ %</td>")
          .contains("6 games from here");
    }
    answersAlike(addresses);
  }

  private static <P, M> boolean isChance(Line<P, M> line) {
    return line.game().turn(line.position()) instanceof Turn.Chance<M>;
  }

  private static <P, M> Address served(Address asked, Line<P, M> line) {
    return new GoOnPage<>(asked, line, new CatalogueAgents()).answered();
  }

  private static Address followed(String path, Address address) {
    return BrowserPage.address(BrowserPage.answer(address.href(path), false, PAGES)[1]);
  }

  @Test
  void aQuestionIsSettledInTheBrowserAndNothingIsFetched(
      @TempDir(cleanup = CleanupMode.NEVER) Path profile) throws Exception {
    Browser program = Browser.among(profile);
    String asked =
        Address.of("mission-combat")
            .with(
                Address.GIVEN,
                List.of(
                    "turn: 5",
                    "to-move: marines",
                    "ap: 2",
                    "arterial-road: rocket-walker",
                    "dark-portal: portal-trooper",
                    "yellow-portal-alpha: exorcist"))
            .with(Address.ASK, "move rocket-walker dark-portal by arterial-road")
            .href(TablePage.PATH);
    try (var browser = new Chromium(program)) {
      browser.open(page.toUri().toString());
      browser.waitUntil("document.querySelector('main article') !== null");
      browser.evaluate("document.querySelector('main a[href*=\"/table?\"]').click()");
      browser.waitUntil("document.querySelector('main .board svg') !== null");
      browser.evaluate("location.hash = '#' + " + JSON.writeValueAsString(asked));
      browser.waitUntil("document.querySelector('main details.clause[open]') !== null");
      assertThat(browser.evaluate("document.querySelector('details.clause[open]').innerText"))
          .startsWith("MOVE-4");
      browser.waitUntil(
          "document.querySelector('.otherwise').innerText.includes('other answers change nothing')");
      assertThat(browser.complaints).isEmpty();
      assertThat(browser.requests).isNotEmpty().allMatch(each -> each.matches("(file|data):.*"));
    }
  }

  @Test
  void anAgentThinksBesideThePageAndIsStopped(@TempDir(cleanup = CleanupMode.NEVER) Path profile)
      throws Exception {
    Browser program = Browser.among(profile);
    String table = Address.of("starquest").href(TablePage.PATH);
    try (var browser = new Chromium(program)) {
      browser.open(page.toUri() + "#" + table);
      browser.waitUntil("document.querySelector('.ahead') !== null");
      browser.evaluate("document.querySelector('.ahead').open = true");
      browser.waitUntil("document.querySelector('.ahead .thinking button') !== null");
      browser.evaluate("document.querySelector('.thinking button').click()");
      assertThat(browser.evaluate("document.querySelector('.thinking') === null"))
          .isEqualTo("true");
      browser.evaluate("document.querySelector('.ahead a').click()");
      browser.waitUntil("document.querySelector('main table') !== null");
      assertThat(browser.evaluate("document.querySelector('main table').innerText"))
          .contains(" % to ");
      browser.evaluate("history.back()");
      browser.waitUntil("document.querySelector('form[action=\"/answer\"] button') !== null");
      browser.evaluate("document.querySelector('form[action=\"/answer\"] button').click()");
      browser.waitUntil("document.querySelector('.line .done') !== null");
      assertThat(browser.evaluate("location.hash")).contains("&move=").doesNotContain("agent");
      assertThat(browser.complaints).isEmpty();
      assertThat(browser.requests).allMatch(each -> each.matches("(file|data|blob):.*"));
    }
  }

  @Test
  void aGameOfOnesOwnIsCarriedToo() throws Exception {
    Path own = folder.resolve("own.html");
    Called called = Called.with("page", "--game-path=../model/sample", "--out", own.toString());
    assertThat(called.code()).as(called.err()).isZero();
    List<List<String>> answers =
        new InNode(folder)
            .answers(
                own,
                List.of("/", "/scenario?game=token-race&file=3-readings/t1-showing-first.yaml"));
    assertThat(answers.getFirst().get(2)).contains("Token Race").doesNotContain("Mission");
    assertThat(answers.getLast().get(1)).isEqualTo("Token Race");
  }

  @Test
  void aGameInAPackageBringsItsTablesAndNothingOfTheCompilers(@TempDir Path made) throws Exception {
    Path sample = Path.of("..", "model", "sample");
    Path beside = Files.createDirectories(made.resolve("src/races"));
    try (Stream<Path> files = Files.list(sample)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".csv")).toList()) {
        Files.copy(file, beside.resolve(sample.relativize(file)));
      }
    }
    String source = Files.readString(sample.resolve("TokenRace.java"));
    Files.writeString(beside.resolve("TokenRace.java"), "package races;\n" + source);
    Path own = made.resolve("own.html");
    Called called = Called.with("page", "--game-path=" + made.resolve("src"), "--out=" + own);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(Files.readString(own)).contains("\"races/tokens.csv\"").doesNotContain("\"org/");
    assertThat(new InNode(folder).answers(own, List.of("/table?game=token-race")).getFirst().get(2))
        .contains("<svg");
  }

  @Test
  void aScenarioThatMakesNoSenseIsToldAtItsPlace(@TempDir Path made) throws IOException {
    Path game = made.resolve("my-race");
    assertThat(Called.with("new", game.toString()).code()).isZero();
    Path broken = game.resolve("scenarios/my-race/broken.yaml");
    Files.writeString(broken, "title: x\nclausse: []\n");
    Called called = Called.with("page", "--game-path=" + game, "--out=" + made.resolve("x.html"));
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("broken.yaml:2:1: 'clausse'", "Maybe clauses?");
    assertThat(made.resolve("x.html")).doesNotExist();
  }

  private static void answersAlike(List<String> addresses) throws Exception {
    List<List<String>> there = new InNode(folder).answers(page, addresses);
    for (int i = 0; i < addresses.size(); i++) {
      assertThat(there.get(i)).as(addresses.get(i)).isEqualTo(answered(addresses.get(i), PAGES));
    }
  }

  private static List<String> answered(String href, Pages pages) {
    String[] answer = BrowserPage.answer(href, false, pages);
    return answer[0].equals("elsewhere") ? answered(answer[1], pages) : List.of(answer);
  }
}
