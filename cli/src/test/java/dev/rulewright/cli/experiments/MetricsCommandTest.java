package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.GamesReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MetricsCommandTest {

  private static final String[] CALL = {
    "metrics", "--agents=random,greedy:depth=1", "--games=8", "--seed=2", "--turn-limit=60"
  };

  @TempDir private Path folder;

  private static String[] with(String... more) {
    return Stream.concat(Stream.of(CALL), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void everyAgentHasAColumnAndCardsComeWithAWarning() {
    var called = Called.ofMission(CALL);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .startsWith("8 games with each of: random, greedy:depth=1\n")
        .containsPattern("\nmetrics\n  metric +unit +per +random\n  length +turns ")
        .containsPattern("\nmetrics\n  metric +unit +per +greedy:depth=1\n  length +turns ")
        .containsPattern("\n  length +turns +game +[0-9.]+ \\([0-9.]+ – ")
        .containsPattern("\n  branching factor +moves +decision +[0-9]")
        .containsPattern("\n  metric +per +random %\n")
        .containsPattern("\n  metric +per +greedy:depth=1 %\n")
        .containsPattern("\n  comebacks +decided game +")
        .containsPattern("\n  marines +portalists +")
        .containsPattern("\n  move +portalists +moves-by-speed +")
        .containsPattern("\n  area-entered +marines +dark-portal +")
        .containsPattern("\n  card-played +marines +hellfire +[0-9.]+ \\([0-9.]+ – ")
        .containsPattern(
            "\ngreedy:depth=1: [0-9]+ of [0-9]+ clauses were cited in no game: MATERIAL-1, ")
        .containsPattern("\n  player +card +use +random points\n")
        .containsPattern("\n  player +card +use +greedy:depth=1 points\n")
        .contains("\nOnly a correlation: ")
        .contains("\nAssumed, not from the rulebook:\n");
  }

  @Test
  void threadsAndResumingChangeNoByte() throws IOException {
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    assertThat(Called.ofMission(with("--threads=1", "--out=" + one)).code()).isZero();
    String told = Called.ofMission(with("--threads=3", "--out=" + two)).out();
    Map<String, String> whole = files(one);
    assertThat(whole)
        .containsKeys(
            "games.csv",
            "metrics.csv",
            "metrics-columns.csv",
            "metrics-starter-and-winner.csv",
            "metrics-use.csv",
            "metrics-card-correlations.csv",
            "metrics-card-correlations-columns.csv",
            "verdict.json");
    assertThat(files(two)).isEqualTo(whole);

    // As if it had been killed in the games of the second agent.
    List<String> lines = new ArrayList<>(Files.readAllLines(two.resolve("games.csv")));
    for (String name : whole.keySet()) {
      if (!name.equals("manifest.json")) {
        Files.delete(two.resolve(name));
      }
    }
    Files.writeString(
        two.resolve("games.csv.unfinished"), String.join("\n", lines.subList(0, 12)) + "\ngree");
    var resumed = Called.ofMission(with("--resume", "--out", two.toString()));
    assertThat(resumed.out()).isEqualTo(told);
    assertThat(files(two)).isEqualTo(whole);

    assertThat(Called.ofMission("metrics", "--games=8", "--out", two.toString()).err())
        .contains("the folder holds another run");
  }

  private static Map<String, String> files(Path folder) throws IOException {
    var files = new HashMap<String, String>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.toList()) {
        files.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return files;
  }

  @Test
  void countingChangesNoGame() throws IOException {
    Path counted = folder.resolve("counted");
    Path plain = folder.resolve("plain");
    Called.ofMission(with("--out=" + counted));
    Called.ofMission(
        "simulate",
        "--agents=random",
        "--games=8",
        "--seed=2",
        "--turn-limit=60",
        "--out=" + plain);
    List<Long> courses = courses(counted);
    assertThat(courses).hasSize(16);
    assertThat(courses.subList(0, 8)).isEqualTo(courses(plain));
  }

  private static List<Long> courses(Path folder) throws IOException {
    try (var reader = new GamesReader(folder.resolve("games.csv"))) {
      return reader.stream().map(GameRecord::course).toList();
    }
  }

  @Test
  void programsAndReportsGetTheTables() throws IOException {
    JsonNode answer = new ObjectMapper().readTree(Called.ofMission(with("--json")).out());
    assertThat(answer.path("question").textValue()).startsWith("Who is favoured");
    JsonNode metrics = answer.path("tables").path("metrics");
    assertThat(metrics.get(0).path("metric").textValue()).isEqualTo("length");
    assertThat(metrics.get(1).path("agents").textValue()).isEqualTo("greedy:depth=1");
    assertThat(answer.path("notes").get(0).textValue()).startsWith("Only a correlation");

    Called.ofMission(with("--out", folder.toString()));
    assertThat(Called.with("report", folder.toString()).code()).isZero();
    assertThat(folder.resolve("report.html"))
        .content()
        .contains("Metrics card correlations", "only a correlation", "branching factor");
  }

  @Test
  void wrongAgentsAndNumbersAreRefused() {
    assertThat(Called.ofMission("metrics", "--agents=random,gredy").err())
        .startsWith("--agents:8: ")
        .contains("greedy");
    assertThat(Called.ofMission("metrics", "--agents=random,random").err())
        .contains("this agent is named already");
    assertThat(Called.ofMission("metrics", "--games=3").code()).isEqualTo(2);
    assertThat(Called.ofMission("metrics", "--resume").err()).contains("--out");
  }
}
