package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
            "--games=5",
            "--agents=marines=random,portalists=greedy",
            "--reading=A38=adjacent-only",
            "--turn-limit=50");
    JsonNode answer = new ObjectMapper().readTree(called.out());
    assertThat(answer.path("games").intValue()).isEqualTo(5);
    assertThat(answer.path("turnLimit").intValue()).isEqualTo(50);
    assertThat(answer.path("reading").textValue())
        .isEqualTo("standard,road.requires-adjacent=adjacent-only");
    assertThat(answer.path("agents").path("portalists").textValue()).isEqualTo("greedy");
    JsonNode drawn = answer.path("drawn");
    assertThat(drawn.path("of").intValue()).isEqualTo(5);
    assertThat(drawn.path("low").doubleValue()).isBetween(0.0, 1.0);
    assertThat(drawn.path("high").doubleValue()).isBetween(0.0, 1.0);
    assertThat(answer.path("assumed").path("ofAdjacencies").intValue()).isEqualTo(21);
  }

  @Test
  void withoutDecidedGamesThereIsNoShare() throws IOException {
    String[] brief = {"simulate", "--games=2", "--agents=random", "--turn-limit=1", "--json"};
    JsonNode answer = new ObjectMapper().readTree(Called.with(brief).out());
    assertThat(answer.path("wins").path("marines").has("share")).isFalse();
    assertThat(Called.with("simulate", "--games=2", "--agents=random", "--turn-limit=1").out())
        .containsPattern("\nmarines win +– +– +0 of 0 decided\n");
  }

  @Test
  void theGamesAreWrittenWithNothingLeftBehind() throws IOException {
    Path out = folder.resolve("some/results");
    var called = Called.with("simulate", "--games=7", "--agents=random", "--out", out.toString());
    assertThat(called.out()).endsWith("\nWritten: " + out + "/games.csv\n");
    assertThat(Files.readAllLines(out.resolve("games.csv"))).hasSize(8);
    try (Stream<Path> files = Files.list(out)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("games.csv", "games-columns.csv");
    }
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
