package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// Every command that takes games of one's own, called with a jar.
final class EveryCommandWithAJarTest {

  private static final String SCENARIOS = "../simulator/src/test/token-race/scenarios";
  private static final String TWO_PLAYERS = "expected a game for two players, token-race has 3";

  /// It runs until it is stopped; its pages are asked for elsewhere. See PageTest, of a folder.
  private static final String PAGE = "page";

  private static final String BENCH = "bench";

  /// See SiteTest, of a folder.
  private static final String SITE = "site";

  @TempDir private static Path folder = Path.of("");
  private static String path = "";

  @BeforeAll
  static void makeTheJar() throws Exception {
    path = "--game-path=" + OwnJar.sample(folder).written("sample.jar");
    Files.writeString(folder.resolve("world.yaml"), "title: The race\nabout: All of it.\n");
    Called.with("simulate", path, "--games=3", "--agents=random", "--out=" + run());
  }

  private static String run() {
    return folder.resolve("run").toString();
  }

  /// What is called, and what is answered.
  private record Call(String answer, List<String> words) {

    Call(String answer, String... words) {
      this(answer, List.of(words));
    }

    Called made() {
      return Called.with(Stream.concat(words.stream(), Stream.of(path)).toArray(String[]::new));
    }
  }

  private static List<Call> calls() {
    String random = "--agents=random";
    String few = "--games=6";
    return List.of(
        new Call("token-race", "games"),
        new Call("8 scenarios: 8 passed", "replay", SCENARIOS),
        new Call("  ant ", "simulate", "--games=3", random),
        new Call("starts bee  1 of 3", "moves"),
        new Call("refused: show", "why", "--position=mover: bee; bee: 3 hare shown", "show"),
        new Call("72 leaves", "perft", "--depth=1"),
        new Call("END-2", "clauses"),
        new Call("with-a-pot", "readings"),
        new Call("token-race", "adequacy", SCENARIOS),
        new Call("They part after", "diverge", "--b=T1=with-a-pot", "--length=3"),
        new Call("token-race states no properties", "check"),
        new Call(TWO_PLAYERS, "solve", folder.resolve("world.yaml").toString()),
        new Call("token-race, reading standard", "conform", "--plays=1"),
        new Call("Written", "report", run()),
        new Call("with-a-pot", "impact", "--question=T1", few, random),
        new Call("heuristic", "agents"),
        new Call(TWO_PLAYERS, "ladder", "--games=8", "--agents=random,greedy"),
        new Call("Nobody is shown to be favoured", "metrics", few, random),
        new Call("difference", "compare", few, random, "--b=reading=printed-de"),
        new Call("printed-de", "sweep", few, random, "--vary=reading=standard,printed-de"),
        new Call(TWO_PLAYERS, "tune", "--tune=agents.ant=random"),
        new Call(TWO_PLAYERS, "study"),
        new Call("  ant ", "run", run() + "/experiment.yaml"),
        new Call("without.bee", "knobs"));
  }

  @TestFactory
  Stream<DynamicTest> itAnswersAboutTheGame() {
    return calls().stream()
        .map(call ->
            DynamicTest.dynamicTest(
                String.join(" ", call.words),
                () -> {
                  Called called = call.made();
                  assertThat(called.out() + called.err()).contains(call.answer);
                  assertThat(called.code()).isEqualTo(call.answer.equals(TWO_PLAYERS) ? 2 : 0);
                }));
  }

  @Test
  void noneIsForgotten() {
    var taking = new TreeMap<>(Rulewright.program().getSubcommands());
    taking.values().removeIf(each -> each.getCommandSpec().findOption("--game-path") == null);
    var called = new TreeSet<>(List.of(BENCH, PAGE, SITE));
    calls().forEach(call -> called.add(call.words.getFirst()));
    assertThat(called).isEqualTo(taking.keySet());
  }
}
