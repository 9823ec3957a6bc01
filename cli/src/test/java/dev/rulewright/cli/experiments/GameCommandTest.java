package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameCommandTest {

  @TempDir private Path folder;

  private Path played(String command) {
    Path out = folder.resolve("results");
    var called = Called.ofMission((command + " --out=" + out).split(" ", -1));
    assertThat(called.code()).as(called.err()).isZero();
    return out;
  }

  /// The line of `games.csv` with a game, in its pieces.
  private static String[] line(Path results, String arm, int game) throws IOException {
    return Files.readAllLines(results.resolve("games.csv")).stream()
        .filter(each -> each.startsWith(arm + "," + game + ","))
        .findFirst()
        .orElseThrow()
        .split(",", -1);
  }

  @Test
  void aKeptGameIsToldWithItsClausesAndSavedAsAScenarioThatPasses() throws IOException {
    Path results = played("simulate --games=4 --agents=heuristic --turn-limit=200 --seed=3");
    String[] game = line(results, "base", 2);
    var told = Called.with("game", results.toString(), "2");
    assertThat(told.out())
        .startsWith("Game 2 of seed 3, base: won by %s after %s turns".formatted(game[5], game[7]))
        .containsPattern("\n +1  chance: drawn .*\n +drew marines: .* \\[SETUP-4, SETUP-3\\]\n")
        .containsPattern("\n +won %s: no-units-left \\[WIN-1".formatted(game[5]))
        .containsPattern("\npassed: [0-9]+ steps\n");

    Path scenario = folder.resolve("game.yaml");
    assertThat(Called.with("game", results.toString(), "2", "--save=" + scenario).out())
        .isEqualTo("Written: " + scenario + "\n");
    assertThat(Called.with("replay", "--quiet", scenario.toString()).out())
        .contains("1 scenario: 1 passed, 0 failed");

    var answer = Called.with("game", results.toString(), "2", "--json").out();
    assertThat(new ObjectMapper().readTree(answer).path("steps").size()).isGreaterThan(50);
  }

  /// Whatever was set, varied or measured, and wherever the games begin.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate --games=2 --agents=random --set=numbers.turn-ap=5 --without=marines:hellfire",
        "simulate --games=2 --agents=random"
            + " --from=../scenarios/mission-combat/00-examples/example-1.yaml",
        "compare --games=4 --agents=random --b=reading.A38=adjacent-only",
        "sweep --games=4 --agents=random --vary=cards.hellfire.damage=20,40",
        "ladder --games=8 --agents=random,heuristic",
        "metrics --games=4 --agents=random,heuristic",
      })
  void gamesOfEveryCommandAreTold(String command) throws IOException {
    Path results = played(command + " --turn-limit=20");
    for (String line : Files.readAllLines(results.resolve("games.csv")).reversed().subList(0, 2)) {
      String[] game = line.split(",", -1);
      var told = Called.with("game", results.toString(), game[1], "--arm=" + game[0]);
      assertThat(told.code()).as(told.err()).isZero();
      assertThat(told.out())
          .contains("Game %s of seed 1, %s: ".formatted(game[1], game[0]), "\npassed: ");
    }
  }

  @Test
  void aReportNamesTheCallsThatTellGamesThatStandOut() throws IOException {
    Path results = played("simulate --games=6 --agents=random --turn-limit=20");
    Called.with("report", "--format=markdown", results.toString());
    String call = "rulewright game %s [0-9]+ --arm base".formatted(results);
    assertThat(results.resolve("report.md")).content().containsPattern(call);
  }

  @Test
  void aGameThatCannotBeToldIsRefusedWithTheReason() throws IOException {
    Path results = played("compare --games=4 --agents=random --turn-limit=5 --b=numbers.turn-ap=5");
    refused(
        "no/such: there is no games.csv; expected a folder in which a command that plays has",
        "no/such",
        "1");
    refused(
        "--arm: " + results + " holds games of 2 arms; expected the name of one (a, b)",
        results,
        "1");
    refused("--arm: 'c': expected the name of an arm (a, b)", results, "1", "--arm=c");
    refused(
        results.resolve("games.csv") + ": '4': expected the number of a game of a, from 0 to 3",
        results,
        "4",
        "--arm=a");
    refused(
        "--save: a scenario cannot say what is set in this game: {",
        results,
        "1",
        "--arm=b",
        "--save=" + folder.resolve("x.yaml"));
    assertThat(folder.resolve("x.yaml")).doesNotExist();

    Path games = results.resolve("games.csv");
    Files.writeString(
        games, Files.readString(games).replaceAll("x[0-9a-f]{16}", "x0123456789abcdef"));
    refused(
        results
            + ": game 1 does not come out as it was kept (draw after 5 turns, not draw after 5)",
        results,
        "1",
        "--arm=a");
  }

  private static void refused(String complaint, Object... words) {
    var all = new String[words.length + 1];
    all[0] = "game";
    for (int i = 0; i < words.length; i++) {
      all[i + 1] = words[i].toString();
    }
    var called = Called.with(all);
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains(complaint);
  }
}
