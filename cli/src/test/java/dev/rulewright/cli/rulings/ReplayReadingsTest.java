package dev.rulewright.cli.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Replaying the same moves under several readings.
final class ReplayReadingsTest {

  private static final String QUESTION =
      """
      title: Does it enter?
      game: mission-combat
      question: A19
      clauses: [MOVE-4]
      given:
        to-move: portalists
        ap: 0
        yellow-portal-alpha: portal-hound
        arterial-road: rifleman
      play:
        - move portal-hound arterial-road by speed
        - end-turn
      under:
        illegal: {refused: 1, because: CLAUSE}
        legal: {expect: {to-move: marines}}
      """;

  @TempDir private Path folder;

  private String file(String clause) throws IOException {
    return Files.writeString(folder.resolve("q.yaml"), QUESTION.replace("CLAUSE", clause))
        .toString();
  }

  @Test
  void aQuestionHasARowForEachAnswer() throws IOException {
    String file = file("MOVE-4");
    assertThat(Called.with("replay", "--all-readings", file))
        .isEqualTo(
            new Called(
                0,
                """
                Does it enter?
                %s, reading standard
                A19 contested.enter-without-ap: May a unit enter an area with enemy units when no AP is
                left to attack with?
                  illegal  refused at step 1 by MOVE-4; to-move: portalists
                  legal    to-move: marines

                """
                    .formatted(file),
                ""));
  }

  @Test
  void anAnswerThatDoesNotDoWhatTheScenarioSaysIsAFinding() throws IOException {
    var called = Called.with("replay", "--all-readings", file("MOVE-1"));
    assertThat(called.code()).isEqualTo(1);
    assertThat(called.out())
        .contains("  illegal  fails at step 1: expected a refusal because of MOVE-1, but it is");
    assertThat(Called.with("replay", "--quiet", file("MOVE-1")).code()).isEqualTo(1);
  }

  @Test
  void aScenarioOfOneReadingNamesTheAnswersThatChangeIt() throws IOException {
    String file =
        Files.writeString(
                folder.resolve("s.yaml"),
                """
                title: A short turn
                game: mission-combat
                clauses: [TURN-7]
                given: {turn: 1, hq: rifleman, red-portal: exorcist}
                play: [end-turn]
                expect: {ap: 4}
                """)
            .toString();
    var called = Called.with("replay", "--all-readings", file);
    assertThat(called.code()).isZero();
    assertThat(called.out())
        .startsWith(
            """
            A short turn
            %s, reading standard
              standard: every step is played
              A04=two: fails at the end: ap: expected 4, found 2
            """
                .formatted(file))
        .endsWith(" other answers to the questions change nothing.\n\n");
  }

  @Test
  void whatMakesARefusedStepLegalComesFirst() throws IOException {
    String file =
        Files.writeString(
                folder.resolve("f.yaml"),
                """
                title: Into a fight without AP
                game: mission-combat
                clauses: [MOVE-4]
                given: {to-move: portalists, ap: 0, yellow-portal-alpha: portal-hound, arterial-road: rifleman, hq: gunner}
                play: [move portal-hound arterial-road by speed]
                """)
            .toString();
    var called = Called.with("replay", "--all-readings", file);
    assertThat(called.code()).isEqualTo(1);
    assertThat(called.out().lines().skip(2))
        .first()
        .asString()
        .startsWith("  standard: refused at step 1 by MOVE-4: ");
    assertThat(called.out())
        .containsSubsequence(
            "  standard: refused at step 1 by", "\n  A19=legal: every step is played; ", " other");
    assertThat(called.out().lines().filter(line -> line.contains("A19=legal"))).hasSize(1);
  }

  @Test
  void aLegalLastMoveNamesTheClausesByWhichOtherAnswersRefuseIt() throws IOException {
    String file =
        Files.writeString(
                folder.resolve("l.yaml"),
                """
                title: Into a fight without AP
                game: mission-combat
                clauses: [MOVE-4]
                reading: A19=legal
                given: {to-move: portalists, ap: 0, yellow-portal-alpha: portal-hound, arterial-road: rifleman, hq: gunner}
                play: [move portal-hound arterial-road by speed]
                """)
            .toString();
    assertThat(Called.with("replay", "--all-readings", file).out())
        .endsWith(
            """
              Legal because of how these clauses are read:
            MOVE-1        An own unit moves from its area to an adjacent area and ends its move
                          there, unless it may not stay.
            MOVE-4        A unit that enters an area with enemy units must attack next, once or
                          more.

            """);
    var called = Called.with("replay", "--all-readings", "--json", file);
    JsonNode table = new ObjectMapper().readTree(called.out()).path("tables").path(0);
    assertThat(table.path("refusing"))
        .extracting(JsonNode::textValue)
        .containsExactly("MOVE-1", "MOVE-4");
  }

  @Test
  void theMovesOfAQuestionAreReplayedUnderOtherReadings() throws IOException {
    var called = Called.with("replay", "--readings", "standard,standard,A19=legal", file("MOVE-4"));
    assertThat(called.code()).isZero();
    assertThat(called.out())
        .endsWith(
            """
              standard            refused at step 1 by MOVE-4: the marines hold arterial-road, and
                                  portal-hound@yellow-portal-alpha cannot attack there: no AP would
                                  be left
              standard,A19=legal  to-move: marines

            """);
  }

  @Test
  void tellsProgramsTheRows() throws IOException {
    var called = Called.with("replay", "--all-readings", "--json", file("MOVE-4"));
    JsonNode table = new ObjectMapper().readTree(called.out()).path("tables").path(0);
    assertThat(table.path("question").textValue()).isEqualTo("A19");
    assertThat(table.path("rows").path(0).path("reading").textValue()).isEqualTo("illegal");
    assertThat(table.path("rows").path(0).path("verdict").textValue()).isEqualTo("holds");
    assertThat(table.path("rows").path(0).path("outcome").textValue())
        .startsWith("refused at step 1 by MOVE-4");
  }

  @Test
  void wrongReadingsAreWrongInput() throws IOException {
    var called = Called.with("replay", "--readings", "standard,printed-xy", file("MOVE-4"));
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).startsWith("--readings:10: 'printed-xy': expected the name");
    assertThat(Called.with("replay", "--readings", "standard", "--all-readings").code())
        .isEqualTo(2);
  }
}
