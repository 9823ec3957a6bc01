package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SimulateCommandTest {

  @TempDir private Path folder;

  @Test
  void theSummaryHasIntervalsAndNamesWhatIsAssumed() {
    var called = Called.with("simulate", "--games=20", "--agents=random", "--seed=3");
    assertThat(called.code()).isZero();
    assertThat(called.err()).isEmpty();
    assertThat(called.out())
        .startsWith(
            "20 games: marines random, portalists random; seed 3, reading standard, turn limit 200\n")
        .containsPattern(
            "\nmarines score +[0-9.]+ % +[0-9.]+ – [0-9.]+ % +20, a draw counts half\n")
        .containsPattern("\nstart player scores ")
        .containsPattern(
            "\nmarines win +[0-9.]+ % +[0-9.]+ – [0-9.]+ % +[0-9]+ of [0-9]+ decided\n")
        .containsPattern("\nstart player wins ")
        .containsPattern("\nnobody wins .* of 20 all\n")
        .contains("\nAssumed, not from the rulebook:\nwhole cards         rifleman, ")
        .contains("\nadjacencies         15 of 21\n");
  }

  @Test
  void theSameSeedGivesTheSameAnswerOnAnyNumberOfThreads() {
    String[] one = {"simulate", "--games=10", "--agents=random", "--threads=1"};
    String[] three = {"simulate", "--games=10", "--agents=random", "--threads=3"};
    assertThat(Called.with(one)).isEqualTo(Called.with(three));
    assertThat(Called.with("simulate", "--games=10", "--agents=random", "--seed=2").out())
        .isNotEqualTo(Called.with(one).out());
  }

  @Test
  void programsGetSharesWithIntervals() throws IOException {
    var called =
        Called.with(
            "simulate",
            "--json",
            "--games=6",
            "--agents=marines=random,portalists=greedy",
            "--reading=A38=adjacent-only",
            "--turn-limit=50");
    JsonNode answer = new ObjectMapper().readTree(called.out());
    assertThat(answer.path("games").intValue()).isEqualTo(6);
    assertThat(answer.path("turnLimit").intValue()).isEqualTo(50);
    assertThat(answer.path("reading").textValue())
        .isEqualTo("standard,road.requires-adjacent=adjacent-only");
    assertThat(answer.path("agents").path("portalists").textValue()).isEqualTo("greedy");
    JsonNode drawn = answer.path("drawn");
    assertThat(drawn.path("of").intValue()).isEqualTo(6);
    assertThat(drawn.path("low").doubleValue()).isBetween(0.0, 1.0);
    assertThat(drawn.path("high").doubleValue()).isBetween(0.0, 1.0);
    int won = answer.path("wins").path("marines").path("games").intValue();
    assertThat(answer.path("scores").path("marines").path("score").doubleValue())
        .isEqualTo((won + drawn.path("games").intValue() / 2.0) / 6);
    assertThat(answer.path("assumed").path("ofAdjacencies").intValue()).isEqualTo(21);
  }

  @Test
  void withoutDecidedGamesThereIsNoShare() throws IOException {
    String[] brief = {"simulate", "--games=2", "--agents=random", "--turn-limit=1", "--json"};
    JsonNode answer = new ObjectMapper().readTree(Called.with(brief).out());
    assertThat(answer.path("wins").path("marines").has("share")).isFalse();
    assertThat(answer.path("scores").path("marines").path("score").doubleValue()).isEqualTo(0.5);
    assertThat(Called.with("simulate", "--games=2", "--agents=random", "--turn-limit=1").out())
        .containsPattern("\nmarines win +– +– +0 of 0 decided\n");
  }

  @Test
  void whatIsSetOrDoneWithoutIsTold() throws IOException {
    String[] call = {
      "simulate",
      "--games=20",
      "--agents=random",
      "--without=marines:attack",
      "--set=numbers.turn-ap=5"
    };
    assertThat(Called.with(call).out())
        .contains("\nset                 numbers.turn-ap=5 without.marines=attack\n");
    var called =
        Called.with(Stream.concat(Stream.of(call), Stream.of("--json")).toArray(String[]::new));
    JsonNode answer = new ObjectMapper().readTree(called.out());
    assertThat(answer.path("wins").path("marines").path("games").intValue()).isZero();
    assertThat(answer.path("set").path("without.marines").textValue()).isEqualTo("attack");
    var wrong = Called.with("simulate", "--without=marines:atack");
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).startsWith("--without:9: 'atack'").endsWith("Maybe attack?\n");
  }

  @Test
  void theGamesAreWrittenWithNothingLeftBehind() throws IOException {
    Path out = folder.resolve("some/results");
    var called = Called.with("simulate", "--games=7", "--agents=random", "--out", out.toString());
    assertThat(called.out()).endsWith("\nWritten: " + out + "/games.csv\n");
    assertThat(called.err()).isEqualTo("rulewright: games are played in pairs: 8 instead of 7\n");
    assertThat(Files.readAllLines(out.resolve("games.csv"))).hasSize(9);
    try (Stream<Path> files = Files.list(out)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "games.csv", "games-columns.csv", "arms.csv", "manifest.json", "experiment.yaml");
    }
  }

  @Test
  void aRunIsGoneOnWithAndNeverOverwritten() throws IOException {
    Path out = folder.resolve("results");
    String[] call = {"simulate", "--games=6", "--agents=random", "--out", out.toString()};
    String first = Called.with(call).out();
    byte[] games = Files.readAllBytes(out.resolve("games.csv"));
    var again = Called.with(call);
    assertThat(again.out()).isEqualTo(first);
    assertThat(again.err()).contains("its games were read, not played");
    assertThat(out.resolve("manifest.json"))
        .content()
        .contains("\"command\" : \"rulewright simulate --games=6 --agents=random\"");

    // As if it had been killed while it wrote the fourth game.
    List<String> lines = Files.readAllLines(out.resolve("games.csv"));
    Files.delete(out.resolve("games.csv"));
    Files.writeString(
        out.resolve("games.csv.unfinished"),
        String.join("\n", lines.subList(0, 4)) + "\nbase,3,1,");
    var anew = Called.with(call);
    assertThat(anew.code()).isEqualTo(2);
    assertThat(anew.err()).contains("unfinished").contains("--resume");
    String[] other = {
      "simulate", "--games=6", "--agents=greedy", "--out", out.toString(), "--resume"
    };
    assertThat(Called.with(other).code()).isEqualTo(2);
    assertThat(Called.with(other).err())
        .contains("its agents is marines random, portalists random, that of this run is");
    String[] resumed = {
      "simulate", "--games=6", "--agents=random", "--resume", "--out", out.toString()
    };
    assertThat(Called.with(resumed).out()).isEqualTo(first);
    assertThat(out.resolve("games.csv")).hasBinaryContent(games);
  }

  @Test
  void suspiciousMaterialIsWarnedOfOnce() throws IOException {
    Path cards =
        Files.writeString(
            folder.resolve("cards.csv"),
            """
            card,name,faction,kind,type,defence,weapon,damage,traits,copies,assumed
            rifle,Rifle,marines,unit,standard,10,standard,10,,30,all
            fanatic,Fanatic,portalists,unit,standard,10,standard,10,,29,all
            """);
    var called =
        Called.with("simulate", "--games=2", "--agents=random", "--cards", cards.toString());
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.err())
        .containsOnlyOnce(
            "rulewright: warning: the deck of the portalists has 29 cards, the rulebook says 30");
  }
}
