package dev.rulewright.cli.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import dev.rulewright.cli.ScenarioFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `clauses`.
final class ClausesCommandTest {

  @TempDir private Path folder;

  @Test
  void everyClauseIsListedInTheOrderOfTheBook() {
    var called = Called.ofMission("clauses");
    assertThat(called.code()).isZero();
    assertThat(called.out())
        .startsWith("INTRO-1       The aim is to take the opponent's last unit off the board.\n")
        .contains("\nMOVE-2        A unit may move several times in a turn.\n");
  }

  @Test
  void aClauseIsToldWithItsPlacesAndTheScenariosAboutIt() throws IOException {
    Path scenario = ScenarioFile.passing(folder);
    assertThat(Called.ofMission("clauses", "move-1", "--scenarios", scenario.toString()))
        .isEqualTo(
            new Called(
                0,
                """
                MOVE-1        An own unit moves from its area to an adjacent area and ends its move
                              there, unless it may not stay.
                              printed: de line 165, en line 446, fr line 713
                              en: that its move ends there is not said
                              fr: that its move ends there is not said
                              unclear: A01, A37, A38 (rulewright readings ID)
                              1 scenario about it
                              - A walk
                                %s
                """
                    .formatted(scenario),
                ""));
  }

  @Test
  void clausesWithoutScenariosAreAFinding() throws IOException {
    Path scenario = ScenarioFile.passing(folder);
    var called = Called.ofMission("clauses", "--coverage", "--scenarios", scenario.toString());
    assertThat(called.code()).isEqualTo(1);
    assertThat(called.out())
        .contains("\nMOVE-1             1      1        0        0\n")
        .contains("\nMOVE-3             0      0        0        0  no scenario\n")
        .contains("\nMATERIAL-4         0      0        0        0  not modelled\n");
  }

  /// SETUP-1 has a scenario and is carried out, under readings that leave it to the players.
  @Test
  void coverageAddsUp() {
    var called = Called.ofMission("clauses", "--coverage");
    assertThat(called.out()).doesNotContainPattern("SETUP-1 .*not modelled");
    var counts =
        Pattern.compile("([\\d,]+) clauses: (\\d+) with scenarios, (\\d+) without, (\\d+) not")
            .matcher(called.out());
    assertThat(counts.find()).isTrue();
    int parts = IntStream.rangeClosed(2, 4).map(i -> Integer.parseInt(counts.group(i))).sum();
    assertThat(counts.group(1)).isEqualTo("" + parts);
  }

  @Test
  void programsGetTheClausesWithTheirScenarios() throws IOException {
    Path scenario = ScenarioFile.passing(folder);
    var called =
        Called.ofMission("clauses", "MOVE-1", "--json", "--scenarios", scenario.toString());
    JsonNode clause = new ObjectMapper().readTree(called.out()).path("clauses").path(0);
    assertThat(clause.path("id").textValue()).isEqualTo("MOVE-1");
    assertThat(clause.path("about").path(0).path("title").textValue()).isEqualTo("A walk");
    JsonNode all = new ObjectMapper().readTree(Called.ofMission("clauses", "--json").out());
    assertThat(all.path("clauses").size()).isGreaterThan(80);
  }

  @Test
  void anUnknownClauseIsAnsweredWithTheNearest() {
    assertThat(Called.ofMission("clauses", "MOVE-77"))
        .isEqualTo(
            new Called(2, "", "CLAUSE: 'MOVE-77': expected the name of a clause\nMaybe MOVE-7?\n"));
  }
}
