package dev.rulewright.cli.guarantees;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class SolveCommandTest {

  private static final String WORLDS = "../scenarios/mission-combat/worlds/";

  @Test
  void aWorldIsSolvedFromItsStart() {
    var called = Called.with("solve", WORLDS + "excursion.yaml");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .startsWith("Best play of both: the score of marines is 0.0\n")
        .contains("\nA best play:\n   1  play-event trap-portal howitzer@arterial-road\n")
        .contains("\nBoth see everything; play without end is a draw. Reading: standard.");
  }

  @Test
  void agentsAreGraded() throws IOException {
    var called = Called.with("solve", "--grade=random,greedy", "--json", WORLDS + "duel.yaml");
    assertThat(called.code()).as(called.err()).isZero();
    JsonNode agents = new ObjectMapper().readTree(called.out()).path("agents");
    assertThat(agents.get(0).path("errorRate").asDouble())
        .isGreaterThan(agents.get(1).path("errorRate").asDouble());
    assertThat(agents.get(1).path("errorRate").asDouble()).isPositive();
  }

  @Test
  void aWorldThatIsTooLargeIsNotSolved() {
    var called = Called.with("solve", "--positions=1", WORLDS + "skirmish.yaml");
    assertThat(called.code()).isEqualTo(1);
    assertThat(called.out()).isEmpty();
    assertThat(called.err()).startsWith("rulewright: not solved: stopped after ");
  }

  @Test
  void aMissingFileIsAComplaint() {
    assertThat(Called.with("solve", "nowhere.yaml"))
        .isEqualTo(new Called(2, "", "nowhere.yaml: no such file\n"));
  }
}
