package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines of play from scenarios, in batches. */
final class ScriptAgentTest {

  /** Three moves of the Portalists, none of them left to chance; then it is still their turn. */
  private static final String ATTACK = "../scenarios/mission-combat/00-examples/example-1.yaml";

  private static final String SET_UP =
      "../scenarios/mission-combat/01-set-up/from-shuffled-decks-to-the-first-turn.yaml";

  @TempDir private Path folder = Path.of("");

  @Test
  void aLinePlayedByItsScriptLeadsWhereTheScenarioLeads() throws IOException {
    String script = "--agents=script:file=" + ATTACK + ":then=greedy";
    JsonNode played = answer("--games=9", "--from=" + ATTACK, "--step=0", script);
    JsonNode begun = answer("--games=9", "--from=" + ATTACK, "--agents=greedy");
    JsonNode playedTables = played.path("tables");
    JsonNode begunTables = begun.path("tables");
    for (String table : List.of("shares", "endings")) {
      assertThat(begunTables.path(table).size()).as(table).isPositive();
      assertThat(playedTables.path(table)).as(table).isEqualTo(begunTables.path(table));
    }
    JsonNode turns = begunTables.path("lengths").path(0);
    assertThat(playedTables.path("lengths").path(0)).isEqualTo(turns);
    JsonNode decisions = begunTables.path("lengths").path(1);
    assertThat(playedTables.path("lengths").path(1).path("least").longValue())
        .isEqualTo(decisions.path("least").longValue() + 3);
    assertThat(begun.path("plan").toString()).contains("9 games begin example-1.yaml, at its end");
    assertThat(begun.path("notes").toString()).contains("Distinct games: 9 of 9.");
  }

  @Test
  void whereAScriptEndsAndNobodyGoesOnIsTold() {
    complaint(
        ATTACK
            + ":43:9: the portalists have to decide after step 5, and the script has no more moves"
            + " of theirs (game 0 of seed 1)\nMaybe let another agent continue from there, as in"
            + " script:file="
            + ATTACK
            + ":then=heuristic.\n",
        "--from=" + ATTACK,
        "--step=0",
        "--agents=script:file=" + ATTACK);
  }

  @Test
  void aMoveThatIsNotLegalHereIsToldWithStepAndClause() {
    complaint(
        SET_UP
            + ":56:5: 'place portal-trooper yellow-portal-alpha': step 18 of the script cannot be"
            + " played here, it is refused by SETUP-7: the portalists hold no portal-trooper (game"
            + " 0 of seed 1)\nMaybe let another agent continue from there",
        "--agents=script:file=" + SET_UP);
    var called =
        Called.ofMission(
            "simulate", "--games=2", "--agents=script:file=" + SET_UP + ":then=random");
    assertThat(called.code()).as(called.err()).isZero();
  }

  @Test
  void aScriptThatCannotBePlayedIsRefusedBeforeTheFirstGame() throws IOException {
    complaint(
        ATTACK
            + ":14:3: the script begins in another position than the games\nMaybe let them begin"
            + " here: simulate --from "
            + ATTACK
            + " --step 0.\n",
        "--agents=script:file=" + ATTACK);
    complaint("--agents: 'script': expected file=a file", "--agents=script");
    complaint("none.yaml: no such file", "--agents=script:file=none.yaml");
    Path still =
        Files.writeString(
            folder.resolve("still.yaml"), "title: Still\nclauses: [MOVE-1]\ngiven: opening\n");
    complaint(still + ": there is no move to play", "--agents=script:file=" + still);
    Path wrong =
        Files.writeString(
            folder.resolve("wrong.yaml"),
            """
            game: mission-combat
            title: T
            clauses: [MOVE-1]
            given: {hq: rifleman, blue-portal: exorcist}
            play: [end-turn, draw-with-hq]
            """);
    complaint(wrong + ":5:18: step 2: expected a legal move, but it is refused", "--from=" + wrong);
  }

  @Test
  void wrongStepsAreTold() {
    complaint("--step: '6': expected the number of a step of ", "--from=" + ATTACK, "--step=6");
    complaint("rulewright: --step: say by --from which scenario has this step\n", "--step=1");
    String won = "../scenarios/mission-combat/03-end-of-play/win-by-event.yaml";
    complaint(won + ": play is over after step 1, no-units-left\n", "--from=" + won);
  }

  @Test
  void aRunIsNotGoneOnWithAnotherScript() throws IOException {
    Path script = Files.copy(Path.of(ATTACK), folder.resolve("line.yaml"));
    String text = Files.readString(script);
    Files.writeString(script, text.replace("title:", "game: mission-combat\ntitle:"));
    String[] call = {
      "simulate",
      "--games=2",
      "--from=" + script,
      "--step=0",
      "--agents=script:file=" + script + ":then=greedy",
      "--out=" + folder.resolve("run"),
      "--resume"
    };
    assertThat(Called.ofMission(call).code()).isZero();
    Files.writeString(script, "\n# another remark\n", StandardOpenOption.APPEND);
    var called = Called.ofMission(call);
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("its file " + script + " is ");
  }

  @Test
  void anExperimentIsNotGoneOnWithOtherWeights() throws IOException {
    String agent = "heuristic:weights=" + folder.resolve("w.csv");
    isNotGoneOn("compare", "--b=agents.marines=" + agent);
    isNotGoneOn("metrics", "--agents=random," + agent);
  }

  private void isNotGoneOn(String experiment, String who) throws IOException {
    Path weights = Files.writeString(folder.resolve("w.csv"), "weight,value\nfar,0.1\n");
    String[] call = {
      experiment,
      who,
      "--games=4",
      "--turn-limit=4",
      "--out=" + folder.resolve(experiment),
      "--resume"
    };
    var first = Called.ofMission(call);
    assertThat(first.code()).as(first.err()).isZero();
    Files.writeString(weights, "weight,value\nfar,0.2\n");
    var called = Called.ofMission(call);
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("its file " + weights + " is ");
  }

  private static JsonNode answer(String... options) throws IOException {
    var called = Called.ofMission(command(List.of("--json"), options));
    assertThat(called.code()).as(called.err()).isZero();
    return new ObjectMapper().readTree(called.out());
  }

  private static void complaint(String expected, String... options) {
    var called = Called.ofMission(command(List.of("--games=2", "--threads=1"), options));
    assertThat(called.err()).startsWith(expected);
    assertThat(called.code()).isEqualTo(2);
  }

  private static String[] command(List<String> first, String... options) {
    var words = new ArrayList<String>(List.of("simulate"));
    words.addAll(first);
    words.addAll(List.of(options));
    return words.toArray(String[]::new);
  }
}
