package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// The sample game as `new` writes it: a folder of sources that is played as it is.
final class SampleFolderTest {

  private static final Path SAMPLE = Path.of("..", "model", "sample");

  @TempDir private Path folder = Path.of("");

  /// The sample in a folder of another name, with a file changed.
  private Path race(String file, UnaryOperator<String> change) throws IOException {
    Path race = folder.resolve("my-race");
    assertThat(Called.with("new", race.toString()).code()).isZero();
    String text = Files.readString(race.resolve(file));
    String changed = change.apply(text);
    assertThat(changed).isNotEqualTo(text);
    Files.writeString(race.resolve(file), changed);
    return race;
  }

  private Path race() throws IOException {
    return race("README.md", text -> text + "\n");
  }

  private static Called watched(Path race) {
    return Called.with("watch", race.toString(), "--once");
  }

  // ---- A new folder ----

  @Test
  void aNewFolderHoldsTheSampleByItsOwnName() throws IOException {
    Path race = race();
    assertThat(files(race).map(race::relativize).map(Path::toString))
        .containsExactlyElementsOf(
            files(SAMPLE)
                .map(SAMPLE::relativize)
                .map(file ->
                    file.toString().replace("token-race", "my-race").replace("TokenRace", "MyRace"))
                .sorted()
                .toList());
    assertThat(files(race).map(SampleFolderTest::text))
        .noneMatch(text -> text.contains("token-race") || text.contains("TokenRace"));
    assertThat(watched(race).out()).isEqualTo("Promises kept; 8 scenarios: 8 passed, 0 failed.\n");
  }

  @Test
  void nothingThatIsThereIsWrittenOver() throws IOException {
    Path race = race();
    Called again = Called.with("new", race.toString());
    assertThat(again.err())
        .isEqualTo(
            race
                + ": it is there already; expected the name of a new folder, or of one that holds a"
                + " folder rulebook alone\n");
    assertThat(again.code()).isEqualTo(2);
    assertThat(Called.with("new", folder.resolve("My Race").toString()).err())
        .contains("'My Race': expected a folder whose name can be that of a game");
  }

  @Test
  void aRulebookThatIsThereIsLeftAsItIs() throws IOException {
    Path race = folder.resolve("my-race");
    Path own = Files.createDirectories(race.resolve("rulebook")).resolve("fr.txt");
    Files.writeString(own, "La course\n");
    assertThat(Called.with("new", race.toString()).code()).isZero();
    assertThat(files(race.resolve("rulebook"))).containsExactly(own);
    assertThat(own).hasContent("La course\n");
    assertThat(race.resolve("MyRace.java")).exists();
    assertThat(watched(race).out()).startsWith("Promises kept; ");
  }

  @Test
  void aFolderThatHoldsMoreThanARulebookIsRefused() throws IOException {
    Path race = folder.resolve("my-race");
    Files.createDirectories(race.resolve("rulebook"));
    Path notes = Files.writeString(race.resolve("notes.txt"), "x");
    assertThat(Called.with("new", race.toString()).code()).isEqualTo(2);
    Files.delete(notes);
    Files.delete(race.resolve("rulebook"));
    Files.writeString(race.resolve("rulebook"), "no folder");
    assertThat(Called.with("new", race.toString()).code()).isEqualTo(2);
    assertThat(files(race)).containsExactly(race.resolve("rulebook"));
  }

  private static Stream<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    }
  }

  // ---- Its scenarios ----

  @Test
  void theScenariosOfTheFolderAreThoseOfItsGame() throws IOException {
    String path = "--game-path=" + race();
    assertThat(Called.with("replay", path).out()).endsWith("8 scenarios: 8 passed, 0 failed\n");
    assertThat(Called.with("games", path).out())
        .startsWith("my-race  My Race\n")
        .contains("1 question left open, 8 scenarios\n")
        .contains("\nmission-combat  ");
    assertThat(Called.with("games", path, "--game=my-race").out())
        .contains("1 question left open, 8 scenarios\n");
    assertThat(Called.with("clauses", path, "--coverage").out()).contains("13 with scenarios");
    assertThat(Called.with("clauses", path, "HOLD-2").out()).contains("1-turn/opening.yaml");
    assertThat(Called.with("adequacy", path, "--json").out()).contains("\"examples\" : 8");
    assertThat(Called.with("diverge", path, "--a=printed-en", "--b=printed-de").out())
        .contains("(from the question's own scenario)");
    assertThat(Called.with("impact", path, "--games=6", "--agents=random").out())
        .contains("\n     1  T1 ");
  }

  // ---- Mistakes ----

  @Test
  void aMistakeInTheSourceIsToldAtItsPlace() throws IOException {
    Path race =
        race("MyRace.java", text -> text.replace("pot.of(race) == 0", "pot.off(race) == 0"));
    Called called = Called.with("moves", "--game-path", race.toString());
    assertThat(called.err())
        .matches(
            Pattern.quote(race + "/MyRace.java:")
                + "\\d+:\\d+: cannot find symbol; symbol: +method off\\(.*(?s).*");
    assertThat(called.code()).isEqualTo(2);
  }

  @Test
  void whoWatchesIsToldTheFirstFiveMistakes() throws IOException {
    Path race =
        race(
            "MyRace.java", text -> text.replace("import java.util.List;", "int a = ;\n".repeat(7)));
    String at = Pattern.quote(race + "/MyRace.java:");
    assertThat(watched(race).out())
        .matches("(%s\\d+:\\d+: [^\n]+\n){5}Not played.\n".formatted(at))
        .containsPattern("^%s\\d+:\\d+: [^\n]+ \\(the first of \\d+ mistakes\\)\n".formatted(at));
    assertThat(Called.with("moves", "--game-path", race.toString()).err())
        .matches("%s\\d+:\\d+: [^\n]+ \\(the first of \\d+ mistakes\\)\n".formatted(at));
  }

  @Test
  void aFolderWithoutAScenarioIsPlayed() throws IOException {
    Path race = race();
    for (Path file : files(race.resolve("scenarios")).toList()) {
      Files.delete(file);
    }
    assertThat(watched(race).out()).isEqualTo("Promises kept; 0 scenarios: 0 passed, 0 failed.\n");
    assertThat(Called.with("games", "--game-path=" + race).out())
        .contains(" left open, 0 scenarios\n");
  }

  @Test
  void aClauseWithoutARowIsToldAtTheLineThatCitesIt() throws IOException {
    Path race = race("MyRace.java", text -> text.replace("\"HOLD-2\"", "\"HOLT-2\""));
    Called called = watched(race);
    assertThat(called.out())
        .matches(
            "(?s)MyRace.java:\\d+:1: 'HOLT-2': expected the name of a clause in clauses.csv.*"
                + "Maybe HOLD-2\\?\nNot played.\n");
    assertThat(called.code()).isEqualTo(1);
  }

  @Test
  void anAnswerThatThereIsNotIsToldAtTheLineThatAsksForIt() throws IOException {
    Path race = race("MyRace.java", text -> text.replace("\"with-a-pot\"", "\"with-pot\""));
    assertThat(watched(race).out())
        .matches(
            "(?s)MyRace.java:\\d+:1: 'with-pot': expected the name of an answer to T1"
                + " \\(any-time, with-a-pot\\)\nMaybe with-a-pot\\?\n.*");
  }

  @Test
  void aTableIsReadInTheFolderOfTheUser() throws IOException {
    Path race = race("tokens.csv", text -> text.replace("hare,4", "hare,x"));
    assertThat(watched(race).out())
        .contains("my-race/tokens.csv:3:6: 'x': expected a whole number from 1 to 30");
  }

  @Test
  void aRuleThatMakesAnImpossibleNumberIsNamed() throws IOException {
    Path race =
        race(
            "MyRace.java",
            text -> text.replace("counter(\"pot\", 0, 3 * GOAL, 0)", "counter(\"pot\", 0, 7, 0)"));
    assertThat(watched(race).out())
        .contains("pot would be ", ", declared from 0 to 7) at MyRace.java:")
        .contains("after these ", "in the position:");
  }

  /// It throws in few positions, so that the first look passes.
  @Test
  void aRuleThatThrowsIsToldWithWhatItWasAskedAbout() throws IOException {
    Path race =
        race(
            "MyRace.java",
            text ->
                text.replace(
                    "(race, _) -> pot.of(race) == 0,",
                    "(race, _) -> pot.of(race) / (turn.of(race) - 77) == 0 && pot.of(race) == 0,"));
    Called called =
        Called.with(
            "why",
            "--game-path",
            race.toString(),
            "--position",
            "turn: 77; mover: bee; pot: 4",
            "hold");
    assertThat(called.err())
        .contains("threw ArithmeticException (/ by zero) at MyRace.java:")
        .contains("in the position: turn: 77; mover: bee; pot: 4");
    assertThat(called.code()).isEqualTo(2);
  }

  @Test
  void aScenarioThatComesOutOtherwiseIsTold() throws IOException {
    Path race =
        race("scenarios/my-race/1-turn/a-one.yaml", text -> text.replace("turn: 5", "turn: 6"));
    Called called = watched(race);
    assertThat(called.out())
        .contains("fails  " + race + "/scenarios/my-race/1-turn/a-one.yaml\n")
        .endsWith("Promises kept; 8 scenarios: 7 passed, 1 failed.\n");
    assertThat(called.code()).isEqualTo(1);
  }

  @Test
  void aGameWithoutAnEndBreaksItsPromise() throws IOException {
    Path race =
        race(
            "MyRace.java",
            text ->
                text.replace("turn.of(race) > turns", "false")
                    .replace("race.plus(turn, 1)", "race")
                    .replace("race.plus(score.of(mover.of(race)), pot.of(race))", "race"));
    String path = "--game-path=" + race;
    String end =
        "the promise that every play comes to an end is broken: play goes on after 10000 moves";
    assertThat(watched(race).out()).contains(end);
    Called used = Called.with("simulate", path, "--games=3");
    assertThat(used.err()).startsWith("--game-path: my-race: " + end);
    assertThat(used.code()).isEqualTo(2);
    assertThat(Called.with("conform", path).out()).contains("\n" + end);
  }

  @Test
  void whatIsThrownByWhatCarriesOutADeclarationIsTheGames() throws IOException {
    Path race =
        race(
            "MyRace.java",
            text ->
                text.replace(
                    "race.plus(pot, face).then(choice)", "race.plus(pot, face).then(dealing)"));
    String complaint =
        "the promise that the rules answer every question without an exception is broken: threw"
            + " IllegalStateException (chance brings nothing in stage deal, and play is not over";
    assertThat(watched(race).out()).startsWith(complaint).doesNotContain(".java:");
    Called used = Called.with("conform", "--game-path=" + race, "--reading=standard", "--plays=1");
    assertThat(used.out()).contains("\n" + complaint);
    Called asked = Called.with("perft", "--game-path=" + race, "--depth=9");
    assertThat(asked.err()).startsWith("--game-path: my-race: " + complaint);
    assertThat(asked.code()).isEqualTo(2);
  }

  @Test
  void aPlayIsComparedAsFarAsIsAsked() throws IOException {
    Path race =
        race("MyRace.java", text -> text.replace("turn.of(race) > turns", "turn.of(race) > 1"));
    String path = "--game-path=" + race;
    assertThat(Called.with("diverge", path, "--a=standard", "--b=standard", "--length=8").out())
        .contains("of the opening, up to 8 moves each\n");
  }

  @Test
  void aFolderWithoutAGameSaysWhatIsMissing() throws IOException {
    Files.writeString(folder.resolve("Other.java"), "class Other {}");
    assertThat(Called.with("moves", "--game-path", folder.toString()).err())
        .isEqualTo(
            folder + ": there is no game in it: expected a class that extends Declaration\n");
  }

  // ---- Its README ----

  @Test
  void theReadmeQuotesTheSource() {
    List<String> quotes =
        Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
            .matcher(readme())
            .results()
            .map(block -> block.group(1))
            .toList();
    assertThat(quotes)
        .hasSizeGreaterThan(3)
        .allSatisfy(quote -> assertThat(text(SAMPLE.resolve("TokenRace.java"))).contains(quote));
    assertThat(readme().lines()).hasSizeLessThanOrEqualTo(100);
  }

  @Test
  void theSampleIsSmall() throws IOException {
    assertThat(
            files(SAMPLE)
                .filter(file -> file.toString().matches(".*\\.(java|csv)"))
                .map(SampleFolderTest::text)
                .collect(Collectors.joining())
                .lines())
        .hasSizeLessThanOrEqualTo(250);
  }

  @TestFactory
  Stream<DynamicTest> theReadmeShowsWhatIsPrinted() {
    List<ReadmeSample> samples = ReadmeSample.of("model/sample/README.md", readme());
    assertThat(samples).hasSizeGreaterThanOrEqualTo(3);
    return samples.stream()
        .map(sample ->
            DynamicTest.dynamicTest(
                sample.toString(),
                () -> {
                  Called called =
                      Called.with(
                          sample.words().stream()
                              .map(word -> word.replaceFirst("^model/sample", SAMPLE.toString()))
                              .toArray(String[]::new));
                  String printed = called.out() + called.err();
                  assertThat(sample.firstMissing(printed.lines().toList()))
                      .as("first line that is not printed so; printed is:%n%s", printed)
                      .isEmpty();
                }));
  }

  private static String readme() {
    return text(SAMPLE.resolve("README.md"));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
