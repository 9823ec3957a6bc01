package dev.rulewright.cli.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import dev.rulewright.cli.ScenarioFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `moves`, `why` and `perft`.
final class PositionCommandsTest {

  private static final String TWO_UNITS = "hq: rifleman; blue-portal: portal-hound";

  @TempDir private Path folder;

  @Test
  void movesAreGroupedByKindAndCounted() {
    assertThat(Called.with("moves", "--no-picture", "--limit=2", "-p", TWO_UNITS))
        .isEqualTo(
            new Called(
                0,
                """
                marines: 6 legal moves

                draw: 1
                  draw

                draw-with-hq: 1
                  draw-with-hq

                move: 3
                  move rifleman@hq artillery-emplacement by ap
                  move rifleman@hq bunker-west by ap
                  … and 1 more; --limit shows them

                end-turn: 1
                  end-turn
                """,
                ""));
  }

  @Test
  void outcomesOfChanceAreListedWithTheirWeights() {
    var called =
        Called.with(
            "moves",
            "--no-picture",
            "-p",
            TWO_UNITS + "; stage: draw; marines-deck: rifleman x2, gunner");
    assertThat(called.out())
        .isEqualTo(
            """
            chance, marines' deck: 2 outcomes

            drawn: 2
              drawn rifleman  2 of 3
              drawn gunner  1 of 3
            """);
  }

  @Test
  void aFinishedPlayHasNoMovesButAResult() {
    var called =
        Called.with(
            "moves", "--no-picture", "-p", "stage: over marines no-units-left; hq: rifleman");
    assertThat(called)
        .isEqualTo(
            new Called(
                0, "play is over, marines won: no-units-left [WIN-1, WIN-2, INTRO-1]\n", ""));
  }

  @Test
  void theBoardIsDrawnUnlessRefused() {
    assertThat(Called.with("moves", "-p", TWO_UNITS).out()).contains("─ Blue Portal ─");
    assertThat(Called.with("moves", "-p", TWO_UNITS, "--no-picture").out()).doesNotContain("─");
  }

  @Test
  void withoutAPositionTheOpeningIsMeant() {
    assertThat(Called.ofMission("moves", "--no-picture").out())
        .startsWith("chance, marines' deck: 12 outcomes\n");
  }

  @Test
  void aPositionMayStandInAFileOrInAScenario() throws IOException {
    Path file = Files.writeString(folder.resolve("position.txt"), TWO_UNITS.replace("; ", "\n"));
    String expected = Called.with("moves", "-p", TWO_UNITS).out();
    assertThat(Called.with("moves", "-p", "@" + file).out()).isEqualTo(expected);
    String scenario = ScenarioFile.passing(folder).toString();
    assertThat(Called.with("moves", "-s", scenario).out()).isEqualTo(expected);
    assertThat(Called.with("moves", "-s", scenario, "--reading=standard").out())
        .isEqualTo(expected);
  }

  @Test
  void whatAPlayerMayKeepHasNoWeight() {
    assertThat(
            Called.with("moves", "--no-picture", "-p", "stage: keep rifleman gunner; " + TWO_UNITS)
                .out())
        .endsWith("\nkeep: 2\n  keep rifleman\n  keep gunner\n");
  }

  @Test
  void programsGetMovesAndPosition() throws IOException {
    JsonNode answer =
        new ObjectMapper().readTree(Called.with("moves", "--json", "-p", TWO_UNITS).out());
    assertThat(answer.path("decides").textValue()).isEqualTo("marines");
    assertThat(answer.path("count").intValue()).isEqualTo(6);
    assertThat(answer.path("kinds").path(2).path("kind").textValue()).isEqualTo("move");
    assertThat(answer.path("kinds").path(2).path("moves").size()).isEqualTo(3);
    assertThat(answer.path("position").textValue()).contains("hq: rifleman\n");
  }

  @Test
  void aRefusalNamesTheClauseAndWhereEachEditionPrintsIt() {
    assertThat(Called.with("why", "-p", TWO_UNITS, "move", "rifleman", "dark-portal"))
        .isEqualTo(
            new Called(
                0,
                """
                refused: move rifleman@hq dark-portal by ap
                  dark-portal is not adjacent to hq

                MOVE-1        An own unit moves from its area to an adjacent area and ends its move
                              there, unless it may not stay.
                              printed: de line 165, en line 446, fr line 713
                              en: that its move ends there is not said
                              fr: that its move ends there is not said
                              unclear: A01, A37, A38 (rulewright readings ID)

                With another answer:
                  102 answers to the questions change nothing.
                """,
                ""));
  }

  /// Each is legal as the question is answered here, and refused with another answer.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mission-combat | standard,L07=per-target | arterial-road: gunner; yellow-portal-alpha: portal-hound x2; blue-portal: exorcist | move gunner yellow-portal-alpha by ap then attack gunner portal-hound=20 portal-hound=20 | ATTACK-3
          starquest | standard,Q08=allowed | c5: marine; c6: ork; d5: ork | step c5 d6 | MOVE-4
          airsoft-squads | standard,Q02=yes | red-1: sniper; blue-1: leader hit | pass | COMBAT-5
          """)
  void aLegalMoveCitesTheClauseByWhichAnotherAnswerRefusesIt(
      String game, String reading, String position, String line, String clause) throws IOException {
    var called =
        Called.with("why", "--json", "--game", game, "--reading", reading, "-p", position, line);
    JsonNode ruling = new ObjectMapper().readTree(called.out());
    assertThat(ruling.path("legal").booleanValue()).as(called.out()).isTrue();
    assertThat(ruling.path("clauses").findValuesAsText("id")).contains(clause);
    assertThat(ruling.path("otherwise").toString()).contains("by " + clause);
  }

  @Test
  void movesBeforeTheLastOneArePlayedAndTheLineIsKept(@TempDir Path folder) {
    String file = folder.resolve("kept.yaml").toString();
    String position =
        "to-move: marines; ap: 2; arterial-road: rifleman; dark-portal: portal-trooper";
    String line = "move rifleman bunker-west then move rifleman hq then end-turn";
    var called = Called.with("why", "-p", position, "--save", file, line);
    assertThat(called.code()).isZero();
    assertThat(called.out()).startsWith("1. move rifleman@arterial-road bunker-west by ap\n");
    assertThat(Called.with("replay", "-q", file).out()).contains("1 passed, 0 failed");
  }

  @Test
  void movesClausesAndQuestionsAreFoundByWords() {
    String position = "ap: 2; hq: rocket-walker; blue-portal: portal-hound";
    var moves = Called.with("moves", "--no-picture", "-p", position, "--like", "Walker artillery");
    assertThat(moves.out())
        .contains("move rocket-walker@hq artillery-emplacement by ap")
        .doesNotContain("end-turn", "arterial-road");
    assertThat(Called.ofMission("clauses", "oversized", "building").out())
        .contains("MOVE-8 ")
        .doesNotContain("CONTROL-1 ");
    assertThat(Called.ofMission("clauses", "oversizd").err())
        .contains("expected the name of a clause");
    assertThat(Called.ofMission("readings", "without", "AP").out()).contains("A19");
    assertThat(Called.ofMission("readings", "nonesuch").code()).isEqualTo(2);
  }

  @Test
  void thingsMayBeCalledAsAnyEditionPrintsThem() {
    String position = "ap: 2; hq: rocket-walker; blue-portal: portal-hound";
    String expected =
        Called.with("why", "-p", position, "move rocket-walker dark-portal by ap").out();
    for (String typed :
        List.of(
            "move Rocket Walker Dark Portal by ap", "Move rocket walker Dunkles Portal by ap")) {
      assertThat(Called.with("why", "-p", position, typed).out()).as(typed).isEqualTo(expected);
    }
  }

  @Test
  void whatStandsBehindARefusedMoveIsNotAsked() {
    String position = "ap: 2; hq: rifleman; blue-portal: portal-hound";
    var called =
        Called.with("why", "-p", position, "move rifleman dark-portal by ap then end-turn");
    assertThat(called.out())
        .startsWith("refused: move rifleman@hq dark-portal by ap\n")
        .endsWith("\nNot asked, because of the refusal: end-turn\n");
  }

  @Test
  void aLegalMoveIsToldWithWhatItSetsOff() {
    var called = Called.with("why", "-p", TWO_UNITS, "move rifleman bunker-west");
    assertThat(called.code()).isZero();
    assertThat(called.out())
        .startsWith("legal: move rifleman@hq bunker-west by ap\n")
        .contains("  - moved rifleman hq bunker-west [MOVE-1]\n")
        .contains("\nTURN-3        Each of the four actions costs 1 AP.\n");
  }

  @Test
  void programsGetTheRulingWithItsClauses() throws IOException {
    JsonNode answer =
        new ObjectMapper()
            .readTree(
                Called.with("why", "--json", "-p", TWO_UNITS, "move rifleman dark-portal").out());
    assertThat(answer.path("legal").booleanValue()).isFalse();
    JsonNode clause = answer.path("clauses").path(0);
    assertThat(clause.path("id").textValue()).isEqualTo("MOVE-1");
    assertThat(clause.path("printed").path(1).path("edition").textValue()).isEqualTo("en");
    assertThat(clause.path("printed").path(1).path("firstLine").intValue()).isEqualTo(446);
  }

  @Test
  void aReadingChangesTheRuling() {
    String[] road = {
      "why",
      "-p",
      "arterial-road: rifleman; blue-portal: exorcist",
      "move rifleman red-portal by arterial-road"
    };
    assertThat(Called.ofMission(road).out()).startsWith("legal");
    String[] adjacent = Arrays.copyOf(road, road.length + 1);
    adjacent[road.length] = "--reading=A38=adjacent-only";
    assertThat(Called.ofMission(adjacent).out()).startsWith("refused");
  }

  /// One leaf for each move of the list above.
  @Test
  void perftCountsTheWaysToGoOn() {
    var called = Called.with("perft", "--depth=1", "-p", TWO_UNITS);
    assertThat(called.out()).isEqualTo("6\n");
    assertThat(called.err()).startsWith("6 leaves in ").endsWith(" per second\n");
  }

  @Test
  void perftDividesByMove() throws IOException {
    assertThat(Called.with("perft", "-d1", "--divide", "-p", TWO_UNITS).out())
        .isEqualTo(
            """
            1  draw
            1  draw-with-hq
            1  move rifleman@hq artillery-emplacement by ap
            1  move rifleman@hq bunker-west by ap
            1  move rifleman@hq arterial-road by ap
            1  end-turn
            6
            """);
    JsonNode answer =
        new ObjectMapper()
            .readTree(Called.with("perft", "-d2", "--divide", "--json", "-p", TWO_UNITS).out());
    long sum = 0;
    for (JsonNode each : answer.path("divide")) {
      sum += each.path("leaves").longValue();
    }
    assertThat(answer.path("leaves").longValue()).isEqualTo(sum).isPositive();
  }
}
