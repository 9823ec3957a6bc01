package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.reading.Reading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Recomputes a quick part of what the matrix says of the questions that are called moot: M1 to M8.
class MootQuestionsTest {

  private static final Path GOLDEN = Path.of("..", "scenarios", "mission-combat", "divergence");

  /// A row of the matrix in which a moot question matters.
  ///
  /// @param base the reading in which it matters
  /// @param other the same with the other answer
  /// @param length moves of the shortest play
  /// @param witness the file that keeps it
  record Row(String base, String other, int length, Path witness) {

    @Override
    public String toString() {
      return other;
    }
  }

  /// Two units and no other card, one move, and one move from the question's own scenario.
  @Test
  void nothingComesOfAMootQuestionWithinAMoveOfTheOriginal() throws IOException {
    for (Question question : moot()) {
      JsonNode found =
          nothing("printed-de", question, "--units=2", "--others=0", "--length=1", "--budget=1000");
      assertThat(found.path("pairs").longValue()).isGreaterThan(50_000);
    }
  }

  /// Two moves from the question's own scenario.
  @Test
  void nothingComesOfAMootQuestionWithinTwoMovesOfItsScenario() throws IOException {
    for (Question question : moot()) {
      JsonNode found = nothing("standard", question, "--from=" + scenario(question), "--length=2");
      assertThat(found.path("pairs").longValue()).isGreaterThan(100);
    }
  }

  /// What came of the first answer that is not the default.
  private static JsonNode nothing(String base, Question question, String... options)
      throws IOException {
    String other = question.name() + "=" + question.answers().get(1).name();
    JsonNode found =
        diverge(
            Stream.concat(Stream.of("--a=" + base, "--b=" + other), Stream.of(options))
                .toArray(String[]::new));
    assertThat(found.path("play").isMissingNode() || found.path("play").isNull())
        .as("%s under %s: %s", other, base, found)
        .isTrue();
    return found;
  }

  private static Path scenario(Question question) throws IOException {
    String prefix = question.id().toLowerCase(Locale.ROOT) + "-";
    try (Stream<Path> files = Files.list(GOLDEN.resolveSibling("13-readings"))) {
      return files
          .filter(f -> f.getFileName().toString().startsWith(prefix))
          .findFirst()
          .orElseThrow();
    }
  }

  /// From the start of the play that is checked in, no shorter play shows it.
  @ParameterizedTest
  @MethodSource("rows")
  void aMootQuestionMattersUnderAnotherAnswer(Row row) throws IOException {
    JsonNode found =
        diverge(
            "--a=" + row.base,
            "--b=" + row.other,
            "--from=" + row.witness,
            "--length=" + row.length);
    assertThat(found.path("play").path("length").intValue()).isEqualTo(row.length);
  }

  /// Every one of them matters somewhere.
  @ParameterizedTest
  @ValueSource(strings = {"M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8"})
  void everyMootQuestionHasAPlay(String id) throws IOException {
    Question question =
        moot().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    assertThat(rows()).anyMatch(row -> row.other.contains(question.name() + "="));
  }

  private static List<Question> moot() {
    return Reading.questions().stream().filter(each -> each.id().startsWith("M")).toList();
  }

  /// The readings stand in the second line of each play that was found.
  static List<Row> rows() throws IOException {
    var rows = new ArrayList<Row>();
    try (Stream<Path> files = Files.list(GOLDEN)) {
      for (Path file : files.filter(f -> f.getFileName().toString().startsWith("m")).toList()) {
        if (file.toString().endsWith(".yaml")) {
          rows.add(row(file, Files.readAllLines(file)));
        }
      }
    }
    return rows;
  }

  private static Row row(Path file, List<String> lines) {
    String[] readings =
        lines.get(1).replaceAll(".* --a (\\S+) --b (\\S+).*", "$1 $2").split(" ", -1);
    String moves = lines.get(2).replaceAll(".*shortest play, (\\d+) move.*", "$1");
    return new Row(readings[0], readings[1], Integer.parseInt(moves), file);
  }

  private static JsonNode diverge(String... options) throws IOException {
    var called =
        Called.with(
            Stream.concat(Stream.of("diverge", "--json"), Stream.of(options))
                .toArray(String[]::new));
    assertThat(called.code()).as(called.err()).isZero();
    return new ObjectMapper().readTree(called.out());
  }
}
