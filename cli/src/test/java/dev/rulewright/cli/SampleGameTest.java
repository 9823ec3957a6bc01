package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// Token Race, written without declaring it, compiled from its sources and played out of its jar.
final class SampleGameTest {

  private static final Path SAMPLE = Path.of("..", "simulator", "src", "test", "token-race");

  private static final String PATH = "--game-path=";
  private static final String RACE = "--game=token-race";

  @TempDir private static Path folder = Path.of("");
  private static String path = "";

  @BeforeAll
  static void makeTheJar() throws IOException {
    path = "--game-path=" + jar().written("sample.jar");
  }

  private static OwnJar jar() throws IOException {
    return OwnJar.sample(folder);
  }

  private static Path resources() {
    return SAMPLE.resolve("resources");
  }

  private static Stream<Path> files(Path where, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(where)) {
      return files.filter(file -> file.toString().endsWith(ending)).toList().stream();
    }
  }

  @Test
  void conformFindsNothingBroken() {
    Called called = Called.with("conform", path);
    assertThat(called.err()).isEmpty();
    assertThat(called.code()).isZero();
    assertThat(called.out())
        .contains("kept    listed-is-legal   what is listed is legal\n")
        .contains("token-race, reading standard: 20 plays, ");
    assertThat(Called.with("conform", path, "--reading=printed-de").code()).isZero();
  }

  @TestFactory
  Stream<DynamicTest> everyRulingComesFromTheJar() {
    String position = "--position=turn: 3; mover: bee; pot: 31; bee: 3 hare";
    String scenario = SAMPLE + "/scenarios/token-race/3-readings/t1-showing-first.yaml";
    return Stream.of(
        answers("refused: roll\n  there are 31 in the pot", "why", position, "roll"),
        answers("bee: 2 legal moves", "moves", position),
        answers("bee: 2 legal moves", "moves", "--scenario=" + scenario),
        answers("2\n", "perft", position, "--depth=1"),
        answers("8 scenarios: 8 passed", "replay", SAMPLE + "/scenarios"),
        answers("with-a-pot  refused at step 1", "replay", "--all-readings", scenario),
        answers("printed-de", "replay", "--profiles", scenario),
        answers("END-2", "clauses"),
        answers("printed: en line 13, de line 13", "clauses", "DIE-4"),
        answers("13 with scenarios", "clauses", "--coverage", "--scenarios=" + SAMPLE),
        answers("any-time*, with-a-pot", "readings"),
        answers("1 answered otherwise", "readings", "--compare=printed-en,printed-de"),
        answers("de  with-a-pot (line 20)", "readings", "--edition=de"),
        answers("bee: 2 legal moves", "moves", position, "--data=tokens=" + tokens()));
  }

  @Test
  void theOptionsOfARaceArePartOfItsIdentity() throws IOException {
    Path out = folder.resolve("short");
    String[] call = {"simulate", "--games=6", "--out=" + out, "--resume", "--option=turns=30"};
    assertThat(called(call).code()).isZero();
    assertThat(text(out.resolve("experiment.yaml"))).contains("option:\n  turns: 30\n");
    assertThat(text(out.resolve("verdict.json"))).contains("\"option turns\" : \"30\"");
    call[4] = "--option=turns=60";
    assertThat(called(call).err()).contains("its option turns is 30, that of this run is 60");
  }

  @TestFactory
  Stream<DynamicTest> anOptionThatCannotBeChosenIsLocated() {
    Path scenario = SAMPLE.resolve("scenarios/token-race/2-end/thirty-turns.yaml");
    return Stream.of(
        isRefused("--option: 'turn': expected the name of an option", "moves", "--option=turn=30"),
        isRefused("--option:7: '31': expected the name of a value", "moves", "--option=turns=31"),
        isRefused("--option: 'turns': expected key=value", "simulate", "--option=turns"),
        isRefused(
            scenario + ":3:17: '30': expected '60', as --option says",
            "replay",
            "--option=turns=60",
            scenario.toString()),
        isRefused(
            scenario + ":3:17: '30': expected '60', as --option says",
            "simulate",
            "--option=turns=60",
            "--from=" + scenario));
  }

  @Test
  void aRunIsPlayedAgainReportedExportedAndTold() throws IOException {
    Path out = folder.resolve("run");
    assertThat(called("simulate", "--games=6", "--agents=random", "--out=" + out).code()).isZero();
    Path moved = Files.copy(Path.of(path.substring(PATH.length())), folder.resolve("moved.jar"));
    Path again = folder.resolve("again");
    String file = out.resolve("experiment.yaml").toString();
    assertThat(Called.with("run", file, PATH + moved, "--out=" + again).code()).isZero();
    assertThat(again.resolve("games.csv")).hasSameTextualContentAs(out.resolve("games.csv"));
    assertThat(Called.with("report", out.toString()).code()).isZero();
    assertThat(text(out.resolve("report.html")))
        .contains("33.3", "intervals from groups of 3", "option turns", "Token Race")
        .doesNotContain("from pairs", "Mission");
    assertThat(Called.with("export", out.toString()).err())
        .startsWith("--driver: no driver of DuckDB in ");
    assertThat(Called.with("game", out.toString(), "2").out()).contains("goal-reached");
    String saved = folder.resolve("saved.yaml").toString();
    assertThat(Called.with("game", out.toString(), "2", "--save=" + saved).code()).isZero();
    assertThat(called("replay", saved).out()).contains("1 passed");
  }

  /// An even share is a third.
  @TestFactory
  Stream<DynamicTest> whereThreePlayGamesComeInGroupsOfThree() {
    return Stream.of(
            "simulate",
            "metrics",
            "compare --b=reading=printed-de",
            "sweep --vary=reading=standard,printed-de")
        .map(command ->
            DynamicTest.dynamicTest(
                command,
                () -> {
                  Path out = folder.resolve(command.split(" ", 2)[0] + "-of-three");
                  String[] words =
                      (command + " --games=9 --agents=random --out=" + out).split(" ", -1);
                  Called called = called(words);
                  assertThat(called.code()).as(called.err()).isZero();
                  assertThat(called.out())
                      .contains("groups")
                      .doesNotContain("pairs of games", "50 %");
                  if (command.startsWith("s")) {
                    Called.with("report", out.toString());
                    assertThat(text(out.resolve("report.html")))
                        .contains("33.3")
                        .doesNotContain("pairs of games", "dashed: 50");
                  }
                }));
  }

  @TestFactory
  Stream<DynamicTest> everyExperimentPlaysTheJar() {
    String out = "--out=" + folder.resolve("kept");
    return Stream.of(
        answers("3 players: ant, bee, cat", "games"),
        answers("--option turns=30|60|90 (90): turns after which nobody wins", "games"),
        answers("without.bee", "knobs"),
        answers("6 games", "simulate", "--games=6", "--agents=ant=greedy,bee=random,cat=random"),
        answers("difference", "compare", "--games=6", "--b=reading=printed-de", out),
        answers("printed-de", "sweep", "--games=6", "--vary=reading=standard,printed-de"),
        answers("Nobody is shown to be favoured", "metrics", "--games=6"),
        answers(
            "refused: the pot is empty", "diverge", "--b=printed-de", "-p=bee: 3 hare; mover: bee"),
        answers("with-a-pot", "impact", "--question=T1", "--games=6", "--agents=random"),
        answers("heuristic", "agents"),
        twoPlayers("ladder", "--games=8", "--agents=random,greedy"),
        twoPlayers("tune", "--tune=agents.ant=random"),
        twoPlayers("study"));
  }

  private static DynamicTest twoPlayers(String command, String... more) {
    return isRefused(
        command + ": expected a game for two players, token-race has 3",
        Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new));
  }

  private static DynamicTest isRefused(String part, String... arguments) {
    return DynamicTest.dynamicTest(
        String.join(" ", arguments),
        () -> {
          Called called = called(arguments);
          assertThat(called.err()).contains(part);
          assertThat(called.code()).isEqualTo(2);
        });
  }

  private static Called called(String... arguments) {
    return Called.with(Stream.concat(Stream.of(arguments), Stream.of(path)).toArray(String[]::new));
  }

  private static DynamicTest answers(String part, String... arguments) {
    return DynamicTest.dynamicTest(
        String.join(" ", arguments),
        () -> {
          Called called = called(arguments);
          assertThat(called.err().replaceAll("\\d+ lea.*", "").strip()).isEmpty();
          assertThat(called.out()).contains(part);
          assertThat(called.code()).isZero();
        });
  }

  private static Path tokens() {
    return resources().resolve("tokenrace/tokens.csv");
  }

  @Test
  void aJarThatBreaksAPromiseIsNotPlayed() throws IOException {
    Called called = Called.with("moves", "--game-path=" + throwing());
    assertThat(called.err())
        .startsWith(
            "--game-path: token-race: the promise that the rules answer every question without an"
                + " exception is broken: threw ArithmeticException (too much) at TokenRace.java:");
    assertThat(called.code()).isEqualTo(2);
  }

  // ---- Beside another game ----

  @TestFactory
  Stream<DynamicTest> ofTwoGamesTheOneThatFitsIsMeant() {
    String race = "--position=mover: bee; pot: 31; bee: 3 hare";
    String combat = "--position=hq: rifleman; blue-portal: exorcist";
    Path example = Path.of("..", "scenarios", "mission-combat", "00-examples", "example-1.yaml");
    return Stream.of(
        beside("bee: 2 legal moves", "moves", race),
        beside("refused: roll", "why", race, "roll"),
        beside("2\n", "perft", race, "--depth=1"),
        beside(
            "refused: the pot is empty", "diverge", "--b=printed-de", "-p=mover: bee; bee: 3 hare"),
        beside("marines: ", "moves", combat),
        beside("legal: end-turn", "why", combat, "end-turn"),
        beside("1 scenario: 1 passed", "replay", example.toString()),
        beside("portalists: ", "moves", "--scenario=" + example),
        beside("  marines ", "simulate", "--games=2", "--agents=random", "--from=" + example),
        beside("  marines ", "simulate", "--games=2", "--agents=random", "--game=mission-combat"),
        beside("  ant ", "simulate", "--games=3", "--agents=random", "--option=turns=30"),
        beside("Token Race", "games"));
  }

  @TestFactory
  Stream<DynamicTest> whichOfTwoGamesIsMeantHasToBeSaid() {
    return Stream.concat(
        Stream.of(
                "moves", "readings", "clauses", "knobs", "simulate", "metrics", "check", "conform")
            .map(command ->
                refusedBeside(
                    "--game: expected the name of a game, because several fit (", command)),
        Stream.of(
            refusedBeside(
                "--game: none of the games fits what is given (", "moves", "--position=hop: 3"),
            refusedBeside(
                "--position:1:5: 'riflman': expected the name of a unit\nMaybe rifleman?\n",
                "moves",
                "--position=hq: riflman"),
            refusedBeside(
                "--turn-limit: token-race has no turn limit that can be set\n",
                "simulate",
                RACE,
                "--turn-limit=9")));
  }

  private static DynamicTest beside(String part, String... arguments) {
    return DynamicTest.dynamicTest(
        String.join(" ", arguments),
        () -> {
          Called called = besideAnother(arguments);
          assertThat(called.code()).as(called.err()).isZero();
          assertThat(called.out()).contains(part);
        });
  }

  private static DynamicTest refusedBeside(String complaint, String... arguments) {
    return DynamicTest.dynamicTest(
        String.join(" ", arguments),
        () -> {
          Called called = besideAnother(arguments);
          assertThat(called.err()).startsWith(complaint);
          assertThat(called.code()).isEqualTo(2);
        });
  }

  /// As if the sample game were built in.
  private static Called besideAnother(String... arguments) throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    URL jar = Path.of(path.substring(PATH.length())).toUri().toURL();
    try (var both = new URLClassLoader(new URL[] {jar}, usual)) {
      thread.setContextClassLoader(both);
      return Called.with(arguments);
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // ---- Bad jars ----

  @Test
  void aJarWithoutAProviderIsRefused() throws IOException {
    refused(
        jar().without("META-INF/services/dev.rulewright.kernel.box.BoxProvider"),
        "there is no game in it: expected a line in META-INF/services/dev.rulewright.kernel");
    refused(
        jar().without("tokenrace/RaceProvider.class"),
        "a game cannot be loaded: .*Provider tokenrace.RaceProvider not found");
    assertThat(Called.with("conform", "--game-path=none.jar").err())
        .isEqualTo(
            "--game-path: 'none.jar': expected a jar, a folder of sources or a folder of classes\n");
  }

  /// Bytes 4 to 7 of a class file are its version.
  @Test
  void aJarForAnotherJavaIsRefused() throws IOException {
    refused(
        jar()
            .changing(
                "tokenrace/RaceProvider.class",
                bytes -> {
                  byte[] later = bytes.clone();
                  later[7]++;
                  return later;
                }),
        "a game cannot be loaded: tokenrace/RaceProvider has been compiled by a more recent");
  }

  /// As if it had been compiled when boxes had no readings.
  @Test
  void aJarForAnotherRulewrightIsRefused() throws IOException {
    Path box = Path.of("..", "model/src/main/java/dev/rulewright/kernel/box/Box.java");
    Path older = Files.createTempDirectory(folder, "older").resolve("Box.java");
    Files.writeString(
        older,
        Files.readString(box)
            .replace("  Readings readings();", "")
            .replace("return readings().rulebook();", "throw new IllegalStateException();"));
    Path sources = changed("RaceBox", "@Override\\s+public (.*) readings\\(\\)", "$1 book()");
    refused(
        new OwnJar(folder)
            .compiling(Stream.concat(files(sources, ".java"), Stream.of(older)))
            .without("dev/rulewright/kernel/box/Box.class")
            .holding(resources()),
        "the game does not fit this version of Rulewright: .*readings");
  }

  @Test
  void aPromiseThatIsBrokenIsNamedWithTheShortestPlay() throws IOException {
    Called called = Called.with("conform", "--game-path=" + throwing());
    assertThat(called.err()).isEmpty();
    assertThat(called.code()).isEqualTo(1);
    assertThat(called.out())
        .contains(
            "BROKEN  answers           the rules answer every question without an exception\n")
        .containsPattern(
            "the promise that the rules answer every question without an exception is broken: threw"
                + " ArithmeticException \\(too much\\) at TokenRace.java:\\d+ in turn\n"
                + "  seed \\d+, after these 7 moves and outcomes:\n    starts ");
  }

  @TestFactory
  Stream<DynamicTest> aJarThatBreaksAPromiseInSilenceIsToldToo() {
    return Stream.of(
        breaks(
            "listed-is-legal",
            "what is listed is legal",
            "TokenRace",
            "\\.filter\\(move -> objection\\(position, move\\).isEmpty\\(\\)\\)",
            ""),
        breaks(
            "order",
            "the same position lists the same moves in the same order",
            "TokenRace",
            "List.copyOf\\(new LinkedHashSet<>\\(all\\)\\);",
            "new java.util.ArrayList<>(new LinkedHashSet<>(all)); Collections.shuffle(listed);"),
        breaks(
            "position-text",
            "a position that was written and read again is the same",
            "RaceNotation",
            "RacePosition::turn",
            "(RacePosition position) -> position.turn() + 1"));
  }

  private static DynamicTest breaks(
      String id, String promise, String type, String pattern, String replacement) {
    return DynamicTest.dynamicTest(
        id,
        () -> {
          String jar = "--game-path=" + broken(type, pattern, replacement);
          Called conform = Called.with("conform", jar);
          assertThat(conform.out())
              .containsPattern("BROKEN  " + id + " +" + promise + "\n")
              .containsPattern("(?s)the promise that " + promise + " is broken: .*\n  seed \\d+, ");
          assertThat(conform.code()).isEqualTo(1);
          Called simulate = Called.with("simulate", jar, "--games=3");
          assertThat(simulate.err())
              .startsWith("--game-path: token-race: the promise that " + promise + " is broken: ");
          assertThat(simulate.code()).isEqualTo(2);
        });
  }

  /// A jar in which one of the sources is changed.
  private static Path broken(String type, String pattern, String replacement) throws IOException {
    Path sources = changed(type, pattern, replacement);
    return new OwnJar(folder)
        .compiling(files(sources, ".java"))
        .holding(resources())
        .written("broken-" + sources.getFileName() + ".jar");
  }

  /// A jar whose rules throw something when there are more than eight in the pot.
  private static Path throwing() throws IOException {
    return broken(
        "TokenRace",
        "public Turn<RaceMove> turn\\(RacePosition position\\) \\{",
        "$0 if (position.pot() > 8) { throw new ArithmeticException(\"too much\"); }");
  }

  /// The sources with a change in one of them.
  private static Path changed(String type, String pattern, String replacement) throws IOException {
    Path copy = Files.createTempDirectory(folder, "src");
    for (Path source : files(SAMPLE.resolve("src"), ".java").toList()) {
      String text = Files.readString(source);
      boolean meant = source.endsWith(type + ".java");
      String other = meant ? text.replaceFirst(pattern, replacement) : text;
      assertThat(other.equals(text)).as("%s is changed", source).isEqualTo(!meant);
      Files.writeString(copy.resolve(source.getFileName()), other);
    }
    return copy;
  }

  private static void refused(OwnJar jar, String sentence) throws IOException {
    Called called =
        Called.with("conform", "--game-path=" + jar.written("bad-" + jar.hashCode() + ".jar"));
    assertThat(called.err()).containsPattern("^--game-path: ('.*jar': )?" + sentence);
    assertThat(called.code()).isEqualTo(2);
  }
}
