package dev.rulewright.cli.guarantees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Holds a small part of the matrix that is checked in to what the command finds now; the whole is
/// made by `rulewright diverge --matrix --out scenarios/mission-combat/divergence`.
class DivergenceGoldenTest {

  private static final Path GOLDEN = Path.of("..", "scenarios", "mission-combat", "divergence");

  /// Questions that are answered otherwise within a move, so that the search is short.
  private static final String QUESTIONS = "A01,A02,A04,A05,A19,A21,A48";

  @TempDir private Path folder;

  @Test
  void theMatrixIsWhatTheCommandFinds() throws IOException {
    Path out = Files.createDirectories(folder.resolve("mission-combat"));
    var called = Called.ofMission("diverge", "--matrix", "--question=" + QUESTIONS, "--out=" + out);
    assertThat(called.code()).as(called.err()).isZero();
    List<String> rows = Files.readAllLines(out.resolve("matrix.csv"));
    assertThat(rows).hasSizeGreaterThan(6);
    assertThat(Files.readAllLines(GOLDEN.resolve("matrix.csv"))).containsAll(rows);
  }

  /// The build replays them. Where two readings do not even begin with the same position, no
  /// scenario can tell it.
  @Test
  void everyPlayThatIsCheckedInHasItsRow() throws IOException {
    List<String> rows = Files.readAllLines(GOLDEN.resolve("matrix.csv"));
    try (var files = Files.list(GOLDEN)) {
      long scenarios = files.filter(file -> file.toString().endsWith(".yaml")).count();
      assertThat(rows.stream().skip(1).filter(DivergenceGoldenTest::isTold))
          .hasSize((int) scenarios);
    }
  }

  private static boolean isTold(String row) {
    return !row.contains(",no difference found,") && !row.contains(",the opening,");
  }
}
