package dev.rulewright.cli.bench;

import static dev.rulewright.cli.bench.Visitor.encoded;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.bench.asking.Asking;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.Table;
import dev.rulewright.cli.bench.pages.StartPage.Found;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.scenarios.Scenario;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Questions, examples, readings and positions of the bench, in the words of whoever asks.
class QuestionsAtTheTableTest {

  private static final String COMBAT = "/table?game=mission-combat";
  private static final String POSITION =
      "&given=to-move: marines&given=ap: 2&given=arterial-road: rifleman"
          + "&given=dark-portal: portal-trooper";
  private static final String GAME = "mission-combat";

  @TempDir private static Path folder = Path.of("");
  private static FolderShelves shelves = new FolderShelves(new GameChoice(), new Console());
  private static Bench bench;
  private static Visitor visitor;

  @BeforeAll
  static void open() throws Exception {
    var err = new PrintWriter(System.err, true, UTF_8);
    bench = new Bench(shelves, new Saving(folder), 0, err);
    visitor = new Visitor(bench.open());
  }

  @AfterAll
  static void close() {
    bench.close();
    visitor.close();
  }

  static Stream<String> games() {
    return new GameChoice().providers().stream().map(BoxProvider::name);
  }

  private static String page(String path) throws Exception {
    var answer = visitor.get(path);
    return answer.statusCode() == 302
        ? page(answer.headers().firstValue("Location").orElseThrow())
        : answer.body();
  }

  // ---- The box for questions ----

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Can the Rifleman move to Bunker West?",
        "Rifleman to Bunker West",
        "bunker west, rifleman moves"
      })
  void aQuestionInWordsOffersTheMovesThatAreMeantWithTheRulings(String question) throws Exception {
    assertThat(page(COMBAT + encoded(POSITION + "&ask=" + question)))
        .containsPattern(
            "held\">Yes</strong> <a [^>]*>The Rifleman moves from Arterial Road to Bunker West</a>")
        .containsPattern("failed\">No</strong> <a [^>]*>The Rifleman [^<]*Bunker West");
  }

  @Test
  void aQuestionThatMeansOneMoveIsAnswered() throws Exception {
    String asked = encoded(POSITION + "&ask=Is the turn over?");
    assertThat(page(COMBAT + asked)).containsPattern("role=\"status\"><strong>(Yes|No)</strong>");
  }

  @Test
  void severalMovesAreAskedWithThenBetweenThem() throws Exception {
    String asked =
        encoded(
            POSITION + "&ask=The Rifleman moves from Arterial Road to Bunker West then end-turn");
    assertThat(visitor.location(COMBAT + asked)).contains("ask=end-turn", "&move=The+Rifleman");
    assertThat(page(COMBAT + asked)).contains("<strong>Yes</strong>", "class=\"done\"");
  }

  @Test
  void theBoxShowsAnExample() throws Exception {
    assertThat(page(COMBAT + encoded(POSITION))).containsPattern("placeholder=\"such as: [A-Z]");
  }

  @Test
  void whatMeansNoMoveIsTold() throws Exception {
    assertThat(page(COMBAT + encoded(POSITION + "&ask=xyzzy"))).contains("role=\"alert\"");
  }

  /// The names of whatever a legal move names, in another order, are enough to find it.
  @ParameterizedTest
  @MethodSource("games")
  void inEveryGameTheNamesOfThingsFindAMove(String game) {
    assertThat(shelves.of(game).scenarios())
        .anyMatch(found -> isFound(shelves.scenario(game, found.file()), game));
  }

  private static boolean isFound(Scenario scenario, String game) {
    Address start = Address.of(game, scenario, List.of());
    return isFound(start, shelves.box(start));
  }

  private static <P, M> boolean isFound(Address start, Box<P, M> box) {
    Table<P, M> table = Table.of(start, box);
    var asking = new Asking<>(box, shelves.moves(start.game()));
    return table.choices(_ -> true, 5).values().stream()
        .flatMap(List::stream)
        .map(Table.Choice::move)
        .filter(move -> move.contains(" "))
        .anyMatch(move -> {
          List<String> named =
              Stream.of(move.split(" ", -1)).skip(1).map(box.sentences()::name).toList().reversed();
          return asking.meant(table, String.join(" ", named) + "?").contains(move);
        });
  }

  // ---- Examples ----

  @ParameterizedTest
  @MethodSource("games")
  void anExampleKeepsItsTitleAndSaysThatAllIsAsExpected(String game) throws Exception {
    Found found = shelves.of(game).scenarios().getFirst();
    String page = page("/scenario?game=" + game + "&file=" + found.file());
    assertThat(page)
        .contains("<section class=\"example\"><h2>", "As expected.", "What is played and what")
        .contains("Share as a file", "Save as a scenario");
    assertThat(page.replace("&#39;", "'").replace("&quot;", "\"")).contains("<h2>" + found.title());
  }

  // ---- Readings ----

  @ParameterizedTest
  @MethodSource("games")
  void readingsAreChosenByQuestionsInWords(String game) throws Exception {
    List<Question> questions = shelves.of(game).box().readings().questions();
    String page = page("/reading?game=" + game);
    assertThat(page).contains("The standard reading", "class=\"questions\"");
    for (Question question : questions) {
      assertThat(page).contains("title=\"" + question.id() + "\"");
    }
    assertThat(page(COMBAT)).doesNotContain("name=\"reading\" list");
  }

  @Test
  void anAnswerThatIsChosenIsToldInWords() throws Exception {
    Question question = shelves.of(GAME).box().readings().questions().getFirst();
    Question.Answer other =
        question.answers().stream()
            .filter(answer -> !answer.name().equals(question.standard()))
            .findFirst()
            .orElseThrow();
    String page = page(COMBAT + "&reading=" + question.id() + "=" + other.name());
    assertThat(page).contains("the standard reading, but:", "back to standard");
  }

  // ---- Positions ----

  @Test
  void aPositionIsSetUpFromNothingOnABoardWithAPalette() throws Exception {
    assertThat(visitor.get("/set-up?game=starquest").body()).contains("name=\"field:e4\"");
    assertThat(visitor.get("/set-up?game=mission-combat").body())
        .contains("<svg", "class=\"palette\"", "data-piece=\"rocket-walker\">Rocket Walker<")
        .contains("<span>Arterial Road</span>", "<span>Memory: free moves used</span>");
  }

  @ParameterizedTest
  @MethodSource("games")
  void inEveryGameAPositionIsSetUpOnABoard(String game) throws Exception {
    assertThat(visitor.get("/set-up?game=" + game).body())
        .contains("<svg", "class=\"palette\"", "name=\"field:");
  }

  @Test
  void aPieceOfThePaletteGoesToTheBoardAndSettingUpGoesOn() throws Exception {
    String put = "/put?game=mission-combat&setting-up=yes&thing=rocket-walker&to=arterial-road";
    String next = visitor.location(put);
    assertThat(next).startsWith("/set-up?").contains("given=arterial-road%3A+rocket-walker");
    assertThat(visitor.get(next).body()).contains("value=\"rocket-walker\"", "class=\"palette\"");
  }

  @Test
  void fieldsTakePrintedNames() throws Exception {
    String sent =
        "/set-up?game=mission-combat&field:arterial-road=Rocket+Walker,+rifleman"
            + "&field:dark-portal=Portal+Trooper";
    assertThat(visitor.location(sent))
        .contains("given=arterial-road%3A+rocket-walker%2C+rifleman")
        .contains("given=dark-portal%3A+portal-trooper");
  }

  @Test
  void allMistakesAreToldAtOnceEachAtItsFieldWithItsColumn() throws Exception {
    String sent =
        "/set-up?game=mission-combat&field:hq=rifelman&field:blue-portal=portal-hound"
            + "&field:arterial-road=Rifleman,+Rocket+Walkr&field:ap=many";
    var answer = visitor.get(sent);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body().replace("&#39;", "'"))
        .containsPattern(
            "value=\"rifelman\"[^>]*></label><p class=\"complaint\"[^>]*>column 1: 'rifelman'")
        .containsPattern(
            "Walkr\"[^>]*></label><p class=\"complaint\"[^>]*>column 11: 'Rocket Walkr'")
        .containsPattern("value=\"many\"[^>]*></label><p class=\"complaint\"[^>]*>column 1: 'many'")
        .contains("value=\"portal-hound\"", "Maybe Rifleman?", "Maybe Rocket Walker?");
    var fine =
        visitor.get("/set-up?game=mission-combat&field:hq=rifleman&field:blue-portal=portal-hound");
    assertThat(fine.statusCode()).isEqualTo(302);
  }
}
