package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.properties.MissionProperties;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;

/// What the catalogue of properties says about moot questions is what the search for differences
/// has found.
class MootQuestionsTest {

  private static final Path MATRIX = Path.of("../scenarios/mission-combat/divergence/matrix.csv");

  @Test
  void aQuestionIsMootWhereNoPlayTellsItsAnswersApart() throws IOException {
    var found = new TreeMap<String, Boolean>();
    try (var reader = Files.newBufferedReader(MATRIX)) {
      var rows = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();
      for (CSVRecord row : rows.parse(reader)) {
        if (row.get(0).matches("M[0-9]+")) {
          boolean differs = !row.toString().contains("no difference found");
          found.merge(row.get("question") + " " + row.get("against"), differs, Boolean::logicalOr);
        }
      }
    }
    assertThat(found).hasSizeGreaterThan(16);
    var expected = new ArrayList<String>();
    found.forEach((row, differs) -> {
      if (matters(row) != differs) {
        expected.add(row);
      }
    });
    assertThat(expected).isEmpty();
  }

  private static boolean matters(String row) {
    String[] words = row.split(" ");
    var game =
        new MissionCombat(
            Material.standard(), Reading.parse(words[1], new Place("the matrix", 1, 1)));
    return MissionProperties.named(words[0].toLowerCase(Locale.ROOT) + "-is-moot", game)
            .orElseThrow()
            .expectation()
        instanceof Expectation.Fails;
  }
}
