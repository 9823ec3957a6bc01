package dev.rulewright.cli.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.cli.OwnJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Of a clause that the text at hand does not settle that is said wherever it is told or cited.
/// Played with the game of the tutorial, in whose rulebook one clause is lost, one known from
/// elsewhere, one assumed.
class StatusTest {

  private static final Path SAMPLE = Path.of("..", "simulator", "src", "test", "token-race");
  private static final String CLAUSES = "tokenrace/clauses.csv";
  private static final String QUESTIONS = "tokenrace/questions.csv";
  private static final String PRINTED = "--position=mover: bee; pot: 31; bee: 3 hare";

  @TempDir private static Path folder = Path.of("");

  private static OwnJar jar() throws IOException {
    try (Stream<Path> files = Files.walk(SAMPLE.resolve("src"))) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      return new OwnJar(folder).compiling(sources.stream()).holding(SAMPLE.resolve("resources"));
    }
  }

  private static String shipped(String file) throws IOException {
    return Files.readString(SAMPLE.resolve("resources").resolve(file));
  }

  private static String doubtful() throws IOException {
    String clauses =
        shipped(CLAUSES)
            .replaceAll("(?m)$(?<!^)", ",,")
            .replaceFirst(",,\n", ",status,evidence\n")
            .replaceFirst("(DIE-4,.*),,\n", "$1,lost,the number is torn off\n")
            .replaceFirst("(HOLD-1,.*),,\n", "$1,elsewhere,a letter of the author\n")
            .replaceFirst("(END-2,.*),,\n", "$1,assumed,\n");
    String questions =
        shipped(QUESTIONS).replaceFirst("\n", ",status\n").replaceFirst("\n$", ",lost\n");
    return "--game-path="
        + jar().holding(CLAUSES, clauses).holding(QUESTIONS, questions).written("doubtful.jar");
  }

  private static String printed(String... arguments) {
    Called called = Called.with(arguments);
    assertThat(called.err()).isEmpty();
    return called.out();
  }

  @Test
  void whatTheTextDoesNotSettleIsMarkedWhereverItIsTold() throws IOException {
    String jar = doubtful();
    assertThat(printed("clauses", jar))
        .contains("DIE-3         A 1 empties the pot and ends the turn.\n")
        .contains("DIE-4         Nobody throws the die with 30 or more in the pot. (lost)\n");
    assertThat(printed("clauses", jar, "DIE-4", "HOLD-1"))
        .contains("lost: the number is torn off\n", "elsewhere: a letter of the author\n");
    assertThat(printed("clauses", jar, "--json", "END-2")).contains("\"status\" : \"assumed\"");
    assertThat(printed("why", jar, PRINTED, "roll")).contains("in the pot. (lost)\n");
    assertThat(printed("why", jar, PRINTED, "hold")).contains("- bee holds [HOLD-1 (elsewhere)]\n");
    assertThat(printed("replay", jar, SAMPLE + "/scenarios/token-race/1-turn/full-pot.yaml"))
        .contains("[DIE-4 (lost)]\n");
    assertThat(printed("readings", jar, "T1")).startsWith("T1  token.show (lost)\n");
    Path csv = folder.resolve("questions.csv");
    printed("readings", jar, "--csv=" + csv);
    assertThat(csv).content().contains(",clauses,status\n").endsWith(",TOKEN-1,lost\n");
    assertThat(printed("games", jar, "--game=token-race"))
        .contains(
            "lost: 1 clause, 1 question; elsewhere: 1 clause, 0 questions; assumed: 1 clause, 0");
  }

  @Test
  void whatIsKnownFromWhereIsCounted() throws IOException {
    assertThat(printed("clauses", doubtful(), "--status"))
        .isEqualTo(
            """
            status     clauses  questions
            printed         10          0
            implied          0          0
            unprinted        0          0
            lost             1          1  DIE-4, T1
            elsewhere        1          0  HOLD-1
            assumed          1          0  END-2
            """);
    assertThat(printed("clauses", "--game=mission-combat", "--status"))
        .contains("unprinted        4          0  WIN-3, WIN-4, WIN-5, WIN-6\n")
        .contains("assumed          0          0\n");
    assertThat(Called.with("clauses", "--game=mission-combat", "--status", "MOVE-7").err())
        .startsWith("--status: it counts all clauses");
  }

  @Test
  void aRulebookInAJarThatMakesNoSenseIsToldWithItsPlace() throws IOException {
    String bad = shipped(CLAUSES).replace("DIE-4,", "DIE-3,");
    Called called =
        Called.with("clauses", "--game-path=" + jar().holding(CLAUSES, bad).written("bad.jar"));
    assertThat(called.err())
        .isEqualTo("tokenrace/clauses.csv:8:1: 'DIE-3': this clause is there already\n");
    assertThat(called.code()).isEqualTo(2);
  }
}
