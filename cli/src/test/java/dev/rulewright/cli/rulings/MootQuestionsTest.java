package dev.rulewright.cli.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.properties.MissionProperties;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;

/// What the catalogue of properties says about moot questions is what the search for differences
/// has found.
class MootQuestionsTest {

  private static final Path MATRIX = Path.of("../scenarios/mission-combat/divergence/matrix.csv");

  @Test
  void aQuestionIsMootWhereNoPlayTellsItsAnswersApart() throws IOException {
    var found = new LinkedHashMap<Asked, Boolean>();
    try (var reader = Files.newBufferedReader(MATRIX)) {
      var rows = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();
      for (CSVRecord row : rows.parse(reader)) {
        if (row.get("question").matches("M[0-9]+")) {
          boolean differs = !row.get("differs").equals("no difference found");
          found.merge(
              new Asked(row.get("question"), row.get("against")), differs, Boolean::logicalOr);
        }
      }
    }
    assertThat(found).hasSizeGreaterThan(16);
    assertThat(found)
        .allSatisfy((asked, differs) -> assertThat(asked.matters()).isEqualTo(differs));
  }

  /// A question, under a reading.
  private record Asked(String question, String reading) {

    boolean matters() {
      var game =
          new MissionCombat(
              Material.standard(),
              MissionCombat.READINGS.parse(reading, new Place("the matrix", 1, 1)));
      String id = question.toLowerCase(Locale.ROOT) + "-is-moot";
      return MissionProperties.of(game).stream()
          .filter(property -> property.id().equals(id))
          .anyMatch(property -> property.expectation() instanceof Expectation.Fails);
    }
  }
}
