package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
    var called = Called.ofMission("simulate", "--games=20", "--agents=random", "--seed=3");
    assertThat(called.code()).isZero();
    assertThat(called.err()).isEmpty();
    assertThat(called.out())
        .startsWith("Who wins when random plays all sides?\n20 games are played, in pairs ")
        .containsPattern("\n  marines +scores +[0-9.]+ \\([0-9.]+ – [0-9.]+\\) +20\n")
        .containsPattern("\n  start player +scores ")
        .containsPattern("\n  marines +wins +[0-9.]+ \\([0-9.]+ – [0-9.]+\\) +[0-9]+ +[0-9]+\n")
        .containsPattern("\n  nobody +wins .* 20\n")
        .containsPattern("\nIntervals come from 10 pairs of games.\nDistinct games: 20 of 20.\n")
        .contains("\nwholly assumed: card rifleman, ");
  }

  @Test
  void theSameSeedGivesTheSameAnswerOnAnyNumberOfThreads() {
    String[] one = {"simulate", "--games=10", "--agents=random", "--threads=1"};
    String[] three = {"simulate", "--games=10", "--agents=random", "--threads=3"};
    assertThat(Called.ofMission(one)).isEqualTo(Called.ofMission(three));
    assertThat(Called.ofMission("simulate", "--games=10", "--agents=random", "--seed=2").out())
        .isNotEqualTo(Called.ofMission(one).out());
  }

  @Test
  void programsGetSharesWithIntervals() throws IOException {
    var called =
        Called.ofMission(
            "simulate",
            "--json",
            "--games=6",
            "--agents=marines=random,portalists=greedy",
            "--reading=A38=adjacent-only",
            "--turn-limit=50");
    JsonNode answer = new ObjectMapper().readTree(called.out());
    assertThat(answer.path("question").textValue())
        .isEqualTo("Who wins when random plays the marines and greedy plays the portalists?");
    assertThat(answer.path("base").path("numbers.turn-limit").textValue()).isEqualTo("50");
    assertThat(answer.path("base").path("reading").textValue()).isEqualTo("A38=adjacent-only");
    JsonNode scores = share(answer, "marines", "scores");
    JsonNode wins = share(answer, "marines", "wins");
    JsonNode drawn = share(answer, "nobody", "wins");
    assertThat(drawn.path("games").intValue()).isEqualTo(6);
    assertThat(drawn.path("share_low").doubleValue()).isBetween(0.0, 1.0);
    assertThat(scores.path("share").doubleValue())
        .isCloseTo(
            (wins.path("won").intValue() + drawn.path("won").intValue() / 2.0) / 6, within(1e-6));
    assertThat(answer.path("estimate").doubleValue())
        .isCloseTo(scores.path("share").doubleValue(), within(1e-6));
    assertThat(answer.path("assumed").size()).isEqualTo(36);
    assertThat(answer.path("identity").path("version").textValue()).startsWith("Rulewright ");
  }

  private static JsonNode share(JsonNode answer, String who, String what) {
    for (JsonNode row : answer.path("tables").path("shares")) {
      if (row.path("who").textValue().equals(who) && row.path("what").textValue().equals(what)) {
        return row;
      }
    }
    throw new AssertionError(answer);
  }

  @Test
  void withoutDecidedGamesThereIsNoShare() throws IOException {
    String[] brief = {"simulate", "--games=2", "--agents=random", "--turn-limit=1", "--json"};
    JsonNode answer = new ObjectMapper().readTree(Called.ofMission(brief).out());
    assertThat(share(answer, "marines", "wins").has("share")).isFalse();
    assertThat(share(answer, "marines", "scores").path("share").doubleValue()).isEqualTo(0.5);
    assertThat(answer.path("verdict").textValue()).isEqualTo("Nobody: none of 2 games was won.");
  }

  @Test
  void whatIsSetOrDoneWithoutIsTold() throws IOException {
    String[] call = {
      "simulate",
      "--games=20",
      "--agents=random",
      "--without=marines:attack",
      "--set=numbers.turn-ap=5",
      "--json"
    };
    JsonNode answer = new ObjectMapper().readTree(Called.ofMission(call).out());
    assertThat(share(answer, "marines", "wins").path("won").intValue()).isZero();
    assertThat(answer.path("base").path("without.marines").textValue()).isEqualTo("attack");
    var wrong = Called.ofMission("simulate", "--without=marines:atack");
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).startsWith("--without:9: 'atack'").endsWith("Maybe attack?\n");
  }

  @Test
  void theGamesAreWrittenWithNothingLeftBehind() throws IOException {
    Path out = folder.resolve("some/results");
    var called =
        Called.ofMission("simulate", "--games=7", "--agents=random", "--out", out.toString());
    assertThat(called.out()).endsWith("\nWritten: " + out + "/games.csv\n");
    assertThat(called.err()).isEqualTo("rulewright: games are played in pairs: 8 instead of 7\n");
    assertThat(Files.readAllLines(out.resolve("games.csv"))).hasSize(9);
    try (Stream<Path> files = Files.list(out)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "arms.csv",
              "endings-columns.csv",
              "endings.csv",
              "experiment.yaml",
              "games-columns.csv",
              "games.csv",
              "lengths-columns.csv",
              "lengths.csv",
              "manifest.json",
              "shares-columns.csv",
              "shares.csv",
              "verdict.json");
    }
  }

  @Test
  void aRunIsGoneOnWithAndNeverOverwritten() throws IOException {
    Path out = folder.resolve("results");
    String[] call = {"simulate", "--games=6", "--agents=random", "--out", out.toString()};
    String first = Called.ofMission(call).out();
    byte[] games = Files.readAllBytes(out.resolve("games.csv"));
    var again = Called.ofMission(call);
    assertThat(again.out()).isEqualTo(first);
    assertThat(again.err()).contains("its games were read, not played");
    assertThat(out.resolve("manifest.json"))
        .content()
        .containsPattern("\"command\" : \"rulewright simulate .*--agents=random");

    // As if it had been killed while it wrote the fourth game.
    List<String> lines = Files.readAllLines(out.resolve("games.csv"));
    Files.delete(out.resolve("games.csv"));
    Files.writeString(
        out.resolve("games.csv.unfinished"),
        String.join("\n", lines.subList(0, 4)) + "\nbase,3,1,");
    var anew = Called.ofMission(call);
    assertThat(anew.code()).isEqualTo(2);
    assertThat(anew.err()).contains("unfinished").contains("--resume");
    String[] other = {
      "simulate", "--games=6", "--agents=greedy", "--out", out.toString(), "--resume"
    };
    assertThat(Called.ofMission(other).code()).isEqualTo(2);
    assertThat(Called.ofMission(other).err())
        .contains("agents.marines is random, that of this run is");
    String[] resumed = {
      "simulate", "--games=6", "--agents=random", "--resume", "--out", out.toString()
    };
    assertThat(Called.ofMission(resumed).out()).isEqualTo(first);
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
        Called.ofMission("simulate", "--games=2", "--agents=random", "--data=cards=" + cards);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.err())
        .containsOnlyOnce(
            "rulewright: warning: the deck of the portalists has 29 cards, the rulebook says 30");
  }

  /// Half a point for each undecided game would look like an even game.
  @Test
  void whereMostGamesEndUndecidedTheVerdictSaysSoFirst() throws IOException {
    var called = Called.with("simulate", "--game=airsoft-squads", "--games=60", "--out=" + folder);
    JsonNode verdict =
        new ObjectMapper().readTree(Files.readString(folder.resolve("verdict.json")));
    assertThat(verdict.path("verdict").textValue())
        .matches(
            "[5-9][0-9]\\.[0-9] % of the games end undecided, by turn-limit at turn 60, an assumed"
                + " number; of those decided red won [0-9.]+ % \\(95 % interval [0-9.]+ % to [0-9.]+"
                + " %\\)\\. .*");
    assertThat(called.out()).contains(" % of the games end undecided, by turn-limit");
    assertThat(Called.with("report", folder.toString()).code()).isZero();
    assertThat(Files.readString(folder.resolve("report.html")))
        .containsPattern("<p class=\"answer\">[0-9.]+\u202f% of the games end undecided")
        .contains("end undecided, by turn-limit at turn 60. ");
    var set =
        Called.with("simulate", "--game=airsoft-squads", "--games=60", "--turn-limit=50", "--json");
    assertThat(new ObjectMapper().readTree(set.out()).path("verdict").textValue())
        .contains("at turn 50, as was set; of those decided");
  }
}
