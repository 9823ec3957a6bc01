package dev.rulewright.cli.guarantees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Property;
import dev.rulewright.missioncombat.properties.MissionProperties;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Holds the table of properties that is checked in to the rules as they are now. The whole is made
/// by `rulewright check --out scenarios/mission-combat/properties`; the plays are replayed with all
/// scenarios.
class CheckGoldenTest {

  private static final Path GOLDEN = Path.of("..", "scenarios", "mission-combat", "properties");

  @TempDir private Path folder;

  private static List<CSVRecord> rows() throws IOException {
    var format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    try (var parser =
        CSVParser.parse(GOLDEN.resolve("check.csv"), StandardCharsets.UTF_8, format)) {
      return parser.getRecords();
    }
  }

  @Test
  void nothingFailsThatShouldHoldAndEveryFindingIsShown() throws IOException {
    assertThat(rows()).noneMatch(row -> row.get("verdict").equals("FAILS"));
    assertThat(rows())
        .filteredOn(row -> row.get("verdict").equals("fails, as expected"))
        .hasSizeGreaterThan(20)
        .allMatch(row -> Files.exists(GOLDEN.resolve(row.get("witness"))));
  }

  /// The two encodings of the rules may not contradict each other.
  @Test
  void nothingIsProvedThatAPlayBreaks() throws IOException {
    List<String> proved = of("proved");
    assertThat(proved)
        .hasSizeGreaterThan(200)
        .doesNotContainAnyElementsOf(of("fails, as expected"));
  }

  private static List<String> of(String verdict) throws IOException {
    return rows().stream()
        .filter(row -> row.get("verdict").equals(verdict))
        .map(row -> row.get("property") + " under " + row.get("reading"))
        .toList();
  }

  @Test
  void everyPropertyHasItsRows() throws IOException {
    List<String> checked = rows().stream().map(row -> row.get("property")).toList();
    assertThat(checked)
        .containsAll(
            MissionProperties.of(MissionCombat.standard()).stream().map(Property::id).toList());
  }

  /// A small part of the exploration, again.
  @Test
  void nothingUnexpectedHappensNearTheStarts() {
    var called =
        Called.ofMission(
            "check",
            "--method=explore",
            "--reading=standard",
            "--reading=printed-fr",
            "--property=" + String.join(",", quick()),
            "--bound=positions=5000",
            "--out=" + folder);
    assertThat(called.code()).as(called.out() + called.err()).isZero();
    assertThat(called.out()).contains("going-back-keeps-control", "fails, as expected");
  }

  private static List<String> quick() {
    return MissionProperties.of(MissionCombat.standard()).stream()
        .filter(property -> property.check().kind() != Check.Kind.QUESTION)
        .map(Property::id)
        .toList();
  }
}
