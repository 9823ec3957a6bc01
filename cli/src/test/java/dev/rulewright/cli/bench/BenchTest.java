package dev.rulewright.cli.bench;

import static dev.rulewright.cli.bench.Visitor.encoded;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.Table;
import dev.rulewright.cli.bench.table.MovesPart;
import dev.rulewright.cli.bench.table.Telling;
import dev.rulewright.cli.bench.table.Wording;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.scenarios.Scenario;
import java.io.PrintWriter;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BenchTest {

  private static final String POSITION =
      "&given=to-move: marines&given=ap: 2&given=arterial-road: rifleman"
          + "&given=dark-portal: portal-trooper";

  @TempDir Path folder;

  private Bench bench;
  private Visitor browser;

  @BeforeEach
  void open() throws Exception {
    bench =
        new Bench(
            new FolderShelves(new GameChoice(), new Console()),
            new Saving(folder),
            0,
            new PrintWriter(System.err, true, UTF_8));
    browser = new Visitor(bench.open());
  }

  @AfterEach
  void close() {
    bench.close();
    browser.close();
  }

  // ---- Who is let in ----

  @Test
  void whoDoesNotKnowTheKeyIsRefused() throws Exception {
    try (var stranger = HttpClient.newHttpClient()) {
      for (String page :
          List.of("/", "/table?game=mission-combat", "/enter?token=00", "/nowhere")) {
        var answer = stranger.send(browser.request(page).build(), BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(page).isEqualTo(403);
      }
    }
  }

  @Test
  void anotherOriginIsRefusedThoughTheBrowserKnowsTheKey() throws Exception {
    var request = browser.request("/").header("Origin", "http://example.org");
    assertThat(browser.send(request).statusCode()).isEqualTo(403);
  }

  @Test
  void everyPageForbidsWhatIsNotItsOwn() throws Exception {
    var answer = get("/");
    assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'");
    assertThat(answer.body()).doesNotContain("http://", "https://", " style=", "<script>");
  }

  @Test
  void aRequestThatIsTooLongIsRefused() throws Exception {
    assertThat(browser.post("/save", "name=" + "x".repeat(100_000)).statusCode())
        .isGreaterThan(399);
  }

  // ---- What it shows ----

  static Stream<String> games() {
    return new GameChoice().providers().stream().map(provider -> provider.name());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyScenarioOfAGameLeadsToItsTable(String game) throws Exception {
    var found = new FolderShelves(new GameChoice(), new Console()).of(game).scenarios().getFirst();
    var answer = get("/scenario?game=" + game + "&file=" + found.file());
    assertThat(answer.statusCode()).isEqualTo(302);
    String table = answer.headers().firstValue("Location").orElseThrow();
    var page = get(table);
    assertThat(page.statusCode()).as(table).isEqualTo(200);
    assertThat(page.body()).contains("<svg", "Set up a position");
  }

  @Test
  void aRefusedMoveIsToldWithItsClause() throws Exception {
    String asked = table(POSITION + "&ask=move rifleman blue-portal by ap").body();
    assertThat(asked)
        .contains("<strong>No</strong>", "fr line")
        .contains("<details class=\"clause\" open><summary>MOVE-1");
  }

  @Test
  void aMoveIsPlayedAndTakenBack() throws Exception {
    String page = table(POSITION + "&move=move rifleman bunker-west by ap").body();
    assertThat(page).contains("Undo", "later=move+rifleman");
    String back = table(POSITION + "&later=move rifleman bunker-west by ap").body();
    assertThat(back)
        .contains("Next: The Rifleman moves from Arterial Road to Bunker West")
        .doesNotContain("Undo");
  }

  @Test
  void boardMovesAndEventsHaveTheNamesOfTheChosenEdition() throws Exception {
    String line = "&move=move rifleman bunker-west by ap&ask=attack rifleman portal-trooper=10";
    String page = table(POSITION + line + "&edition=de").body();
    assertThat(page)
        .contains(
            "Dunkles Portal</text>",
            "The Rifleman moves from Ausfallstraße to Bunker West",
            "The Rifleman has moved from Ausfallstraße to Bunker West",
            "Portal Trooper (Dunkles Portal)",
            "<dt>Dunkles Portal</dt>")
        .doesNotContain("Dark Portal");
    assertThat(table(POSITION + line).body()).contains("Dark Portal</text>");
  }

  @Test
  void aSentenceOfThePageIsAskedInItsTurn() throws Exception {
    String allowed =
        table(POSITION + "&ask=the rifleman moves from Ausfallstraße to bunker west").body();
    assertThat(allowed)
        .contains("<strong>Yes</strong>", "move=move+rifleman%40arterial-road+bunker-west+by+ap");
    String refused = table(POSITION + "&ask=move Rifleman Blue Portal").body();
    assertThat(refused)
        .contains("<strong>No</strong>", "The Rifleman moves from Arterial Road to Blue Portal");
    assertThat(refused)
        .contains("<option value=\"The Rifleman moves from Arterial Road to Dark Portal\" label=");
  }

  @Test
  void movesOfOneWordAreSentencesToo() throws Exception {
    assertThat(table(POSITION).body()).contains(">The turn ends</a>", ">A card is drawn</a>");
  }

  @Test
  void whatWouldChangeALineIsToldInWords() throws Exception {
    String line = "&move=move rifleman dark-portal by ap&ask=end-turn";
    assertThat(get("/otherwise?game=mission-combat" + encoded(POSITION + line)).body())
        .contains(
            "<p>Then it is allowed</p>",
            "<p>Then step 1 (The Rifleman moves from Arterial Road to Dark Portal) is refused by"
                + " MOVE-1: Dark Portal is not adjacent to Arterial Road</p>")
        .doesNotContain("every step is played", "refused at step");
  }

  @Test
  void aPieceShowsWhatItMayDoAndWhatNot() throws Exception {
    String page = table(POSITION + "&piece=rifleman&at=arterial-road").body();
    assertThat(page)
        .contains("<strong>Rifleman</strong>, Arterial Road", "may not do", "MOVE-1")
        .contains("class=\"target\"");
  }

  @Test
  void aRefusalThatIsTappedIsAnAnswerLikeOneThatIsTyped() throws Exception {
    String tapped =
        "&given=to-move: marines&given=ap: 2&given=hq: rifleman&given=dark-portal: portal-trooper"
            + "&piece=rifleman&at=hq&place=blue-portal";
    String answer = browser.location("/table?game=mission-combat" + encoded(tapped));
    assertThat(answer).contains("ask=move+rifleman%40hq+blue-portal");
    assertThat(get(answer).body())
        .contains("<strong>No</strong>", "from HQ to Blue Portal", "MOVE-1")
        .contains("What would change this?");
  }

  /// Whether the notation names pieces or places.
  @ParameterizedTest
  @MethodSource("games")
  void inEveryGameAPieceShowsItsMoves(String game) {
    var shelves = new FolderShelves(new GameChoice(), new Console());
    assertThat(shelves.of(game).scenarios())
        .anyMatch(found -> {
          Scenario scenario = shelves.scenario(game, found.file());
          Address start = Address.of(game, scenario, List.of());
          Table<?, ?> table = Table.of(start, shelves.box(start));
          long all = moves(table.choices(_ -> true, 1000));
          return table
              .picture()
              .places()
              .filter(spot -> spot.kind() == Spot.Kind.AREA && !spot.pieces().isEmpty())
              .mapToLong(spot -> shown(start, spot, shelves))
              .anyMatch(some -> some > 0 && some < all);
        });
  }

  private static long shown(Address start, Spot spot, FolderShelves shelves) {
    String piece = spot.pieces().getFirst().word();
    Address looked = start.with(Address.PIECE, piece).with(Address.AT, spot.id());
    var table = Table.of(looked, shelves.box(looked));
    var moves =
        new MovesPart<>(
            table,
            shelves.moves(looked.game()),
            Telling.of(looked, table.line().box(), Wording.NONE));
    return moves(table.choices(moves.wanted(), 1000));
  }

  private static long moves(Map<String, List<Table.Choice>> kinds) {
    return kinds.values().stream().mapToLong(List::size).sum();
  }

  @Test
  void aLegalMoveThatIsAskedAboutNamesTheClausesByWhichOtherAnswersRefuseIt() throws Exception {
    String asked =
        "&given=c5: marine&given=c6: ork&given=d5: ork&reading=Q08=allowed&ask=step c5 d6";
    assertThat(get("/otherwise?game=starquest" + encoded(asked)).body())
        .containsPattern(
            "<p>Legal because of how these clauses are read: <details"
                + " class=\"clause\"><summary>MOVE-4")
        .containsOnlyOnce("Legal because");
  }

  @Test
  void agentsGoOnFromHere() throws Exception {
    String page = "/go-on?game=mission-combat" + encoded(POSITION) + "&games=4&agent=";
    assertThat(get(page + "random").body())
        .containsPattern("marines</td><td>[0-9.]+ %</td><td>[0-9.]+ % to [0-9.]+ %");
    assertThat(get(page + "gredy").body()).contains("role=\"alert\"", "greedy");
  }

  @Test
  void theWholeTableIsReplayedUnderAnotherReading() throws Exception {
    String line = "&move=move rifleman dark-portal by ap";
    assertThat(table(POSITION + line).body()).contains("class=\"done\"");
    assertThat(get("/otherwise?game=mission-combat" + encoded(POSITION + line)).body())
        .contains("other answers change nothing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "&given=arterial-road: rifelman",
        "&reading=A99=x",
        "&given=nonsense",
        "&option=x=y"
      })
  void whatMakesNoSenseIsASentence(String wrong) throws Exception {
    var answer = table(wrong);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("role=\"alert\"").doesNotContain("\tat ");
  }

  @Test
  void aPieceIsSetByHandWhateverTheRulesSay() throws Exception {
    String put = "/put?game=mission-combat" + encoded(POSITION);
    String far =
        get(put + "&thing=rifleman&from=arterial-road&to=blue-portal")
            .headers()
            .firstValue("Location")
            .orElseThrow();
    assertThat(far).contains("given=blue-portal%3A+rifleman").doesNotContain("arterial-road");
    assertThat(get(far).statusCode()).isEqualTo(200);
    assertThat(get(put + "&thing=rifleman&from=arterial-road").headers().map().toString())
        .doesNotContain("rifleman");
    assertThat(get(put + "&thing=Portal Hound&to=hq".replace(" ", "+")).headers().map().toString())
        .contains("given=hq%3A+portal-hound");
    assertThat(get(put + "&thing=rifelman&to=hq").body())
        .containsPattern("value=\"rifelman\"[^>]*></label><p class=\"complaint\"");
  }

  @Test
  void whatIsTypedIsNeverMarkup() throws Exception {
    String page = table(POSITION + "&ask=<script>alert(1)</script>").body();
    assertThat(page).contains("&lt;script&gt;").doesNotContain("<script>alert");
  }

  @Test
  void wordsAreFoundInClausesQuestionsAndScenarios() throws Exception {
    String page = get("/search?game=mission-combat&words=oversized").body();
    assertThat(page).contains("<h3>Clauses</h3>", "<h3>Questions</h3>", "<h3>Scenarios</h3>");
  }

  @Test
  void namesOfAllEditionsAreFoundAndGamesWithoutThemAreNotListed() throws Exception {
    String page = get("/search?words=" + URLEncoder.encode("ausfallstraße", UTF_8)).body();
    assertThat(page)
        .contains("Arterial Road · Ausfallstraße · Route Principale", "piece=arterial-road")
        .containsOnlyOnce("<section>");
    assertThat(get("/search?words=xyzzy").body())
        .contains("Nothing is found")
        .doesNotContain("<section>");
  }

  @Test
  void aClauseThatIsFoundLeadsToItsScenariosAndACardToATable() throws Exception {
    assertThat(get("/search?game=mission-combat&words=MOVE-4").body())
        .containsPattern("<summary>Scenarios about it \\(\\d+\\)</summary><ul>\\s*<li><a href");
    assertThat(get("/search?game=mission-combat&words=rocket+walker").body())
        .contains("/table?by-hand=yes&amp;game=mission-combat&amp;piece=rocket-walker");
    assertThat(table("&by-hand=yes&piece=rocket-walker").body())
        .contains("<input name=\"thing\" value=\"Rocket Walker\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "&move=move rifleman bunker-west by ap",
        "&move=move rifleman blue-portal by ap",
        "&move=draw",
        "&ask=move rifleman blue-portal by ap"
      })
  void theStoryboardOfALineHasATitleAndNoVerdict(String moves) throws Exception {
    String line = POSITION + moves;
    String page = get("/storyboard.html?game=mission-combat" + encoded(line)).body();
    assertThat(page)
        .containsPattern(
            "class=\"title\">(The Rifleman moves from Arterial Road to B[^<]*|A card is drawn)<")
        .contains("What other answers change", "other answers change nothing")
        .doesNotContain("· about", "class=\"failed\"", "class=\"failure\"", "of 1 hold");
  }

  @Test
  void aLineCanBeSharedAndKeptBeforeTheFirstMove() throws Exception {
    assertThat(table(POSITION).body()).contains("Share as a file", "Save as a scenario");
    String line = "game=mission-combat" + encoded(POSITION);
    assertThat(get("/storyboard.html?" + line).body()).contains("class=\"title\">A position<");
    assertThat(get("/save?" + line).body()).contains("value=\"a-position\"");
    assertThat(browser.post("/save", line + "&name=mere").body()).contains("Written:");
    Path file = folder.resolve("mission-combat").resolve("mere.yaml");
    assertThat(Called.with("replay", "-q", file.toString()).out()).contains("1 passed, 0 failed");
  }

  @Test
  void theNameOfAFileIsMadeOfItsTitle() throws Exception {
    String line = encoded(POSITION + "&ask=move rifleman blue-portal by ap");
    assertThat(get("/save?game=mission-combat" + line).body())
        .contains("value=\"the-rifleman-moves-from-arterial-road-to-blue-portal-refused\"");
    assertThat(get("/storyboard.html?game=mission-combat" + line).headers().map().toString())
        .contains("the-rifleman-moves-from-arterial-road-to-blue-portal-refused.html");
  }

  // ---- What it keeps ----

  @Test
  void aLineIsKeptAsAScenarioThatHolds() throws Exception {
    String form =
        encoded(POSITION + "&move=move rifleman bunker-west by ap&name=kept")
            .replaceFirst("^&", "game=mission-combat&");
    assertThat(browser.post("/save", form).body()).contains("Written:");
    Path file = folder.resolve("mission-combat").resolve("kept.yaml");
    assertThat(Called.with("replay", "-q", file.toString()).out()).contains("1 passed, 0 failed");
    assertThat(browser.post("/save", form).statusCode()).isEqualTo(400);
  }

  @Test
  void aNameThatLeadsElsewhereIsRefused() throws Exception {
    String form =
        "game=mission-combat"
            + encoded(POSITION + "&move=move rifleman bunker-west by ap&name=../../elsewhere");
    assertThat(browser.post("/save", form).statusCode()).isEqualTo(400);
    assertThat(folder).isEmptyDirectory();
  }

  private HttpResponse<String> table(String parameters) throws Exception {
    return get("/table?game=mission-combat" + encoded(parameters));
  }

  private HttpResponse<String> get(String page) throws Exception {
    return browser.get(page);
  }
}
