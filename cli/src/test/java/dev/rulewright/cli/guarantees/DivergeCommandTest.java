package dev.rulewright.cli.guarantees;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import dev.rulewright.cli.ScenarioFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DivergeCommandTest {

  @TempDir private Path folder;

  @Test
  void theShortestPlayIsToldWithTheClausesUnderEachReading() {
    var called =
        Called.ofMission("diverge", "--b=A04=two", "--units=2", "--others=0", "--length=1");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .startsWith("A  standard\nB  standard,turn.second-player-ap=two\n")
        .contains("\nThey part after 1 move: position (from 2 units in turn 1)\n")
        .contains("\n     A  turn 2 portalists: 4 AP [TURN-1, TURN-7]\n")
        .contains("\n     B  turn 2 portalists: 2 AP [TURN-1, TURN-6]\n")
        .endsWith("\n     A  ap: 4\n     B  ap: 2\n");
  }

  @Test
  void aPlayFromAGivenPositionIsSavedAsAScenarioThatHolds() throws IOException {
    Path file = Files.createDirectories(folder.resolve("mission-combat")).resolve("found.yaml");
    var called =
        Called.ofMission(
            "diverge",
            "--b=A22=none",
            "--position=to-move: portalists; yellow-portal-alpha: exorcist; arterial-road:"
                + " stealth-special-force",
            "--length=2",
            "--save=" + file);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out()).contains("They part after 2 moves: legal moves");
    assertThat(Files.readString(file)).contains("under:\n  standard:\n", "because: MOVE-4");
    var replayed = Called.with("replay", "--quiet", file.toString());
    assertThat(replayed.code()).as(replayed.out() + replayed.err()).isZero();
  }

  @Test
  void whatIsChosenBeforeTheSetUpIsSavedUnlessItIsStandard() throws IOException {
    Path file = folder.resolve("found.yaml");
    var called =
        Called.with(
            "diverge",
            "--game=starquest",
            "--option=mission=first-boarding",
            "--option=teams=1",
            "--b=Q02=any",
            "--length=1",
            "--save=" + file);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(Files.readString(file)).contains("\noption: {mission: first-boarding}\n");
    var replayed = Called.with("replay", "--quiet", "--game=starquest", file.toString());
    assertThat(replayed.code()).as(replayed.out() + replayed.err()).isZero();
  }

  @Test
  void aScenarioMayGiveTheStart() throws IOException {
    Path walk = ScenarioFile.passing(folder);
    var called = Called.ofMission("diverge", "--b=A14=everybody", "--length=1", "--from=" + walk);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .contains("\nNo difference found within these bounds:\n")
        .contains("\n  1 position of " + walk + ", up to 1 move each\n");
  }

  @Test
  void programsGetThePlay() throws IOException {
    var called =
        Called.ofMission(
            "diverge", "--b=A19=legal", "--units=2", "--others=0", "--length=1", "--json");
    JsonNode answer = new ObjectMapper().readTree(called.out());
    assertThat(answer.path("b").textValue()).isEqualTo("standard,contested.enter-without-ap=legal");
    assertThat(answer.path("play").path("length").intValue()).isEqualTo(1);
    assertThat(answer.path("play").path("legalUnder").textValue()).isEqualTo("b");
    assertThat(answer.path("play").path("move").textValue()).startsWith("move ");
  }

  @Test
  void theMatrixHasARowForEachAnswer() throws IOException {
    Path out = folder.resolve("mission-combat");
    var called =
        Called.ofMission(
            "diverge",
            "--matrix",
            "--question=A04,A22",
            "--units=2",
            "--others=0",
            "--length=2",
            "--out=" + out);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(Files.readAllLines(out.resolve("matrix.csv")))
        .hasSize(3)
        .anyMatch(
            line -> line.startsWith("A04,two,standard,1,position,2 units in turn 1,end-turn,"))
        .anyMatch(line -> line.startsWith("A22,none,standard,2,legal moves,2 units,"));
    var replayed = Called.with("replay", "--quiet", out.toString());
    assertThat(replayed.code()).as(replayed.out() + replayed.err()).isZero();
  }

  @Test
  void wrongUseIsSaid() {
    assertThat(Called.ofMission("diverge").err()).contains("--b: expected a second reading");
    assertThat(Called.ofMission("diverge", "--b=standard", "--units=1").err())
        .contains("--units: expected a number from 2, found 1");
    assertThat(Called.ofMission("diverge", "--matrix", "--question=A99").err())
        .contains("--question: ");
    assertThat(
            Called.ofMission("diverge", "--b=standard", "--from=" + folder.resolve("x.yaml")).err())
        .contains("no such file");
  }
}
