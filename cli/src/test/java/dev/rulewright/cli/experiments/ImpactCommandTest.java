package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
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
  void aQuestionIsToldWithItsExposureAndItsInterval() {
    var called =
        Called.with("impact", "--question=A49", "--games=12", "--agents=random", "--seed=2");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .startsWith(
            "random agents: 2 answers, by how far the answer moves the score of the marines\n")
        .containsPattern(
            "\n  1  A49 bunker.bonus-scope=marines     +[0-9.]+ +[0-9]+ % +[-+][0-9.]+ +"
                + "[-+][0-9.]+ … +[-+][0-9.]+ +[0-9.]+ +12\n")
        .containsPattern("\n  2  A49 bunker.bonus-scope=controller +0.0    0 % +0.0 .* 1.000 +12\n")
        .contains("\nDefault: reading standard; seed 2, turn limit 200.\n")
        .contains("\nAssumed, not from the rulebook:\nwhole cards         rifleman, ");
  }

  @Test
  void theSameSeedGivesTheSameAnswerOnAnyNumberOfThreads() {
    String[] one = {"impact", "--question=A38", "--games=6", "--agents=random", "--threads=1"};
    String[] three = {"impact", "--question=A38", "--games=6", "--agents=random", "--threads=3"};
    assertThat(Called.with(one)).isEqualTo(Called.with(three));
  }

  @Test
  void programsGetEveryNumber() throws IOException {
    var called =
        Called.with(
            "impact",
            "--question=bunker.bonus-scope,A16",
            "--games=4",
            "--agents=random,greedy",
            "--turn-limit=20",
            "--reading=A38=adjacent-only",
            "--json");
    JsonNode answer = new ObjectMapper().readTree(called.out());
    assertThat(answer.path("reading").textValue())
        .isEqualTo("standard,road.requires-adjacent=adjacent-only");
    assertThat(answer.path("turnLimit").intValue()).isEqualTo(20);
    assertThat(answer.path("mostGames").path("greedy").intValue()).isEqualTo(4);
    int others =
        Reading.questions().stream()
            .filter(question -> List.of("A16", "A49").contains(question.id()))
            .mapToInt(question -> question.answers().size() - 1)
            .sum();
    assertThat(answer.path("answers").size() + 2 * answer.path("leftOut").size())
        .isEqualTo(2 * others);
    JsonNode first = answer.path("answers").path(0);
    assertThat(first.path("agents").textValue()).isEqualTo("random");
    assertThat(first.path("rank").intValue()).isEqualTo(1);
    assertThat(first.path("pairs").intValue()).isEqualTo(4);
    assertThat(first.path("interval").path("low").doubleValue()).isBetween(-1.0, 1.0);
    assertThat(answer.path("assumed").path("ofAdjacencies").intValue()).isEqualTo(21);
  }

  @Test
  void theTableIsWrittenWithWhatItRestsOnAndNothingLeftBehind() throws IOException {
    Path out = folder.resolve("some/results");
    var called =
        Called.with(
            "impact",
            "--question=A49",
            "--games=3",
            "--agents=random",
            "--turn-limit=30",
            "--out",
            out.toString());
    assertThat(called.out()).contains("\nWritten: " + out + "/impact.csv\n");
    try (Stream<Path> files = Files.list(out)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "impact.csv", "impact-columns.csv", "impact-basis.txt", "impact.svg", "impact.png");
    }
    assertThat(Files.readAllLines(out.resolve("impact.csv")))
        .hasSize(3)
        .first()
        .asString()
        .startsWith("rank,question_id,question,answer,agents,difference,low_95,high_95,p,");
    assertThat(Files.readAllLines(out.resolve("impact-basis.txt")))
        .contains("road.requires-adjacent=any-opposing")
        .containsAll(Material.standard().assumptions());
  }

  @Test
  void whatIsWrongIsSaidInASentence() {
    assertThat(Called.with("impact").err()).contains("--question", "--all");
    assertThat(Called.with("impact", "--all", "--question=A38").code()).isEqualTo(2);
    assertThat(Called.with("impact", "--question=A99"))
        .isEqualTo(
            new Called(2, "", "--question: 'A99': expected the name of a question\nMaybe A09?\n"));
    assertThat(Called.with("impact", "--all", "--games=0").err())
        .startsWith("rulewright: --games: expected a number from 1 to 1,000,000,000, found 0\n");
    assertThat(Called.with("impact", "--all", "--precision=-1").err())
        .startsWith("rulewright: --precision: expected points from 0 to 200, found -1.0\n");
    assertThat(Called.with("impact", "--all", "--agents=clever").err()).contains("'clever'");
  }
}
