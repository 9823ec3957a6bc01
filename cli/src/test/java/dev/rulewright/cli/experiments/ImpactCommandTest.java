package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ImpactCommandTest {

  @TempDir private Path folder;

  @Test
  void aQuestionIsToldWithItsDifferenceAndItsInterval() {
    var called =
        Called.ofMission("impact", "--question=A49", "--games=12", "--agents=random", "--seed=2");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .startsWith("Which answers to unclear clauses move the score of marines?\n")
        .contains("\nimpact, random\n")
        .containsPattern(
            "\n  A49 +bunker.bonus-scope  marines +random +[-+][0-9.]+ \\([-+][0-9.]+ – [-+][0-9.]+\\)\n")
        .containsPattern("\n  A49 +bunker.bonus-scope  controller +random +\\+0.0 \\(")
        .contains("(more columns: --out FOLDER keeps all in impact.csv)")
        .contains("\nwholly assumed: card rifleman, ");
  }

  @Test
  void theSameSeedGivesTheSameAnswerOnAnyNumberOfThreads() {
    String[] one = {"impact", "--question=A38", "--games=6", "--agents=random", "--threads=1"};
    String[] three = {"impact", "--question=A38", "--games=6", "--agents=random", "--threads=3"};
    assertThat(Called.ofMission(one).out()).isEqualTo(Called.ofMission(three).out());
  }

  @Test
  void programsGetEveryNumber() throws IOException {
    var called =
        Called.ofMission(
            "impact",
            "--question=bunker.bonus-scope,A16",
            "--games=4",
            "--agents=random,greedy",
            "--turn-limit=20",
            "--reading=A38=adjacent-only",
            "--json");
    JsonNode answer = new ObjectMapper().readTree(called.out());
    assertThat(answer.path("base").path("reading").textValue()).isEqualTo("A38=adjacent-only");
    assertThat(answer.path("base").path("numbers.turn-limit").textValue()).isEqualTo("20");
    int others =
        MissionCombat.READINGS.questions().stream()
            .filter(question -> List.of("A16", "A49").contains(question.id()))
            .mapToInt(question -> question.answers().size() - 1)
            .sum();
    JsonNode rows = answer.path("tables").path("impact");
    long leftOut =
        rows.size() == 2 * others
            ? 0
            : answer.path("notes").toString().split("Left out").length - 1;
    assertThat(rows.size() + 2 * leftOut).isEqualTo(2L * others);
    JsonNode first = rows.path(0);
    assertThat(first.path("agents").textValue()).isEqualTo("random");
    assertThat(first.path("rank").intValue()).isEqualTo(1);
    assertThat(first.path("games").intValue()).isEqualTo(4);
    assertThat(first.path("low_95").doubleValue()).isBetween(-1.0, 1.0);
    assertThat(answer.path("assumed").size()).isEqualTo(36);
  }

  @Test
  void aRunIsKeptResumedPlayedAgainAndToldGameByGame() throws IOException {
    Path out = folder.resolve("some/results");
    String[] call = {
      "impact",
      "--question=A49",
      "--games=3",
      "--agents=random",
      "--turn-limit=30",
      "--out",
      out.toString()
    };
    var called = Called.ofMission(call);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out()).contains("\nWritten: " + out + "/impact.csv\n");
    try (Stream<Path> files = Files.list(out)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "arms.csv",
              "experiment.yaml",
              "games-columns.csv",
              "games.csv",
              "impact-columns.csv",
              "impact.csv",
              "manifest.json",
              "verdict.json");
    }
    assertThat(Files.readAllLines(out.resolve("impact.csv")))
        .hasSize(3)
        .first()
        .asString()
        .startsWith("rank,question_id,question,answer,agents,difference,low_95,high_95,p,")
        // Those that are kept beside the scenarios, for the contents page of the bench, are like
        // it.
        .isEqualTo(
            Files.readAllLines(Path.of("../scenarios/mission-combat/impact.csv")).getFirst());

    List<String> games = Files.readAllLines(out.resolve("games.csv"));
    assertThat(games).hasSize(1 + 3 * 3);
    Files.delete(out.resolve("games.csv"));
    Files.writeString(
        out.resolve("games.csv.unfinished"), String.join("\n", games.subList(0, 5)) + "\n");
    var resumed =
        Called.ofMission(
            Stream.concat(Stream.of(call), Stream.of("--resume")).toArray(String[]::new));
    assertThat(resumed.out()).isEqualTo(called.out());
    assertThat(Files.readAllLines(out.resolve("games.csv"))).isEqualTo(games);

    Path again = folder.resolve("again");
    var run = Called.with("run", out.resolve("experiment.yaml").toString(), "--out=" + again);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(again.resolve("games.csv")).hasSameTextualContentAs(out.resolve("games.csv"));

    var told = Called.with("game", out.toString(), "1", "--arm=random, A49=marines");
    assertThat(told.code()).as(told.err()).isZero();
  }

  @Test
  void whatIsWrongIsSaidInASentence() {
    Called neither = Called.ofMission("impact");
    assertThat(neither.err())
        .startsWith("rulewright: expected --question or --all, because the game has ");
    assertThat(neither.code()).isEqualTo(2);
    assertThat(Called.ofMission("impact", "--all", "--question=A38").code()).isEqualTo(2);
    assertThat(Called.ofMission("impact", "--question=A99"))
        .isEqualTo(
            new Called(2, "", "--question: 'A99': expected the name of a question\nMaybe A09?\n"));
    assertThat(Called.ofMission("impact", "--all", "--games=0").err())
        .startsWith("rulewright: --games: expected a number from 1 to 1,000,000,000, found 0\n");
    assertThat(Called.ofMission("impact", "--all", "--precision=-1").err())
        .startsWith("rulewright: --precision: expected points from 0 to 200, found -1.0\n");
    assertThat(Called.ofMission("impact", "--all", "--agents=clever").err()).contains("'clever'");
  }
}
