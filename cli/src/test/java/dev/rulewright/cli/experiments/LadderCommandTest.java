package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LadderCommandTest {

  @TempDir private Path folder;

  @Test
  void agentsAreRatedAndTheTablesKept() throws IOException {
    Path out = folder.resolve("ladder");
    var called = Called.ofMission("ladder", "--agents=random,greedy", "--games=16", "--out=" + out);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .startsWith("Which of random, greedy is the strongest, and by how much?")
        .contains("16 games in all.", "greedy  both", "\nAssumed, not from the rulebook:\n");
    List<String> ladder = Files.readAllLines(out.resolve("ladder.csv"));
    assertThat(ladder.getFirst()).isEqualTo("rank,agent,elo,elo_low,elo_high");
    assertThat(ladder.get(1)).startsWith("1,greedy,");
    assertThat(Files.readAllLines(out.resolve("ladder-columns.csv"))).hasSize(6);
    assertThat(out.resolve("steps.csv")).content().contains("greedy,random,");
    assertThat(out.resolve("sides.csv")).content().contains("random,portalists,8,");
    assertThat(out.resolve("meetings.csv")).content().contains("greedy,marines,random,8,");
    assertThat(out.resolve("balance.csv")).content().contains("greedy,random,");
    assertThat(out.resolve("cross.csv"))
        .content()
        .startsWith("rank,agent,against_1,against_2,won,drawn,lost,score")
        .containsPattern("1,greedy,,W[0-9]+ D[0-9]+ L[0-9]+,");
    assertThat(out.resolve("advantages.csv"))
        .content()
        .startsWith("advantage,elo,elo_low,elo_high,score,")
        .contains("\nmarines,", "\nbeginning,");
    JsonNode verdict = new ObjectMapper().readTree(Files.readString(out.resolve("verdict.json")));
    assertThat(verdict.path("verdict").textValue()).startsWith("greedy ");
  }

  /// In StarQuest the teams always begin.
  @Test
  void whoBeginsIsNotRatedWhereItIsAlwaysTheSame() {
    String note = "The starter is fixed: team-1 begins every game";
    String[] call = {"ladder", "--agents=random,heuristic", "--games=8", "--threads=1"};
    assertThat(Called.ofMission(call).out()).contains("Elo").doesNotContain(note);
    String[] other = Arrays.copyOf(call, call.length + 1);
    other[call.length] = "--game=starquest";
    assertThat(Called.with(other).out()).contains(note);
  }

  @Test
  void ratingsAreTheSameOnAnyNumberOfThreads() {
    String[] one = {
      "ladder", "--agents=random,heuristic", "--games=8", "--turn-limit=10", "--json", "--threads=1"
    };
    String[] three = one.clone();
    three[5] = "--threads=3";
    assertThat(Called.ofMission(one).out())
        .contains("\"ladder\"")
        .isEqualTo(Called.ofMission(three).out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --agents=random,gredy            | --agents:8: 'gredy': expected the name of an agent
          --agents=random,ismcts:iteration=5 | --agents:15: 'iteration'
          --agents=greedy                  | --agents: 'greedy': expected two or more agents
          --agents=random,greedy,random    | --agents:15: 'random': this agent is named already
          --agents=random,greedy --games=6 | --games: expected a multiple of 4 from 8, found 6
          --agents=random,greedy --anchor=heuristic | --anchor: 'heuristic': expected one of random, greedy
          --agents=random,greedy --set=agents.marines=greedy | --set agents: who plays is said by --agents
          """)
  void wrongUseIsToldWhereItStands(String options, String complaint) {
    var called = Called.ofMission(("ladder " + options).split(" ", -1));
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains(complaint);
    assertThat(called.out()).isEmpty();
  }
}
