package dev.rulewright.cli.rulings;

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

final class ReplayCommandTest {

  @TempDir private Path folder;

  @Test
  void tellsAScenarioStepByStepWithItsClauses() throws IOException {
    var called = Called.with("replay", ScenarioFile.passing(folder).toString(), "--pictures=none");
    assertThat(called)
        .isEqualTo(
            new Called(
                0,
                """
                A walk
                %s/walk.yaml, reading standard
                about MOVE-1
                  1  move rifleman@hq bunker-west by ap, cost 1
                       spent 1-ap: 3 left [TURN-3]
                       moved rifleman hq bunker-west [MOVE-1]
                passed: 1 step

                1 scenario: 1 passed, 0 failed
                """
                    .formatted(folder),
                ""));
  }

  @Test
  void drawsAScenarioOnAPageAndAsPictures() throws IOException {
    Path page = folder.resolve("deep/page.html");
    Path pictures = folder.resolve("pictures");
    String file = ScenarioFile.passing(folder).toString();
    var called = Called.with("replay", "-q", file, "--html=" + page, "--svg=" + pictures);
    assertThat(called.out()).contains("Written: " + page, "Written: " + pictures);
    assertThat(page)
        .content()
        .contains("The Rifleman moves from HQ to Bunker West")
        .doesNotContain("http:", "<script");
    assertThat(pictures.resolve("walk"))
        .isDirectoryContaining("glob:**/00-given.svg")
        .isDirectoryContaining("glob:**/01-before.svg")
        .isDirectoryContaining("glob:**/01-after.svg");
  }

  @Test
  void aFailedScenarioIsAFindingWithItsPlace() throws IOException {
    String file = ScenarioFile.failing(folder).toString();
    assertThat(Called.with("replay", "-q", "--language", "de", file))
        .isEqualTo(
            new Called(
                1,
                """
                failed  %s  Ein Gang
                        %s:9:11: cost: expected 2, found 1
                1 scenario: 0 passed, 1 failed
                """
                    .formatted(file, file),
                ""));
  }

  @Test
  void anUnreadableScenarioDoesNotKeepTheOthersFromBeingReplayed() throws IOException {
    ScenarioFile.passing(folder);
    Path bad = Files.writeString(folder.resolve("a.yaml"), "titel: x\n");
    var called = Called.with("replay", "--quiet", folder.toString());
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.out()).endsWith("2 scenarios: 1 passed, 0 failed, 1 unreadable\n");
    assertThat(called.err()).startsWith(bad + ":1:1: 'titel': expected").contains("Maybe title?");
  }

  @Test
  void withoutFilesTheScenariosOfTheProjectAreReplayed() {
    var called = Called.with("replay", "--quiet");
    assertThat(called.out()).contains("  ../scenarios/mission-combat/00-examples/example-1.yaml  ");
  }

  @Test
  void tellsProgramsWhatHappenedAndWhatFailed() throws IOException {
    var called = Called.with("replay", "--json", ScenarioFile.failing(folder).toString());
    JsonNode answer = new ObjectMapper().readTree(called.out());
    assertThat(called.code()).isEqualTo(1);
    assertThat(answer.path("failed").intValue()).isEqualTo(1);
    JsonNode scenario = answer.path("scenarios").path(0);
    assertThat(scenario.path("passed").booleanValue()).isFalse();
    assertThat(scenario.path("failures").path(0).textValue()).endsWith("expected 2, found 1");
    JsonNode step = scenario.path("steps").path(0);
    assertThat(step.path("kind").textValue()).isEqualTo("do");
    assertThat(step.path("move").textValue()).isEqualTo("move rifleman@hq bunker-west by ap");
    assertThat(step.path("cost").intValue()).isEqualTo(1);
    assertThat(step.path("events").path(1).path("clauses").path(0).textValue()).isEqualTo("MOVE-1");
  }
}
