package dev.rulewright.cli.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {

  @TempDir private Path folder;

  @Test
  void gamesBecomeOneFileInEitherFormat() throws IOException {
    Called.ofMission("simulate", "--games=20", "--agents=random", "--out=" + folder);
    assertThat(Called.with("report", folder.toString()))
        .isEqualTo(new Called(0, "Written: " + folder.resolve("report.html") + "\n", ""));
    assertThat(folder.resolve("report.html"))
        .content()
        .contains(
            "<h1>Who wins when random plays all sides?</h1>",
            "<p class=\"answer\">",
            "<h2>Who wins</h2>",
            "rest on assumed values",
            "<svg")
        .doesNotContain("http-equiv=\"refresh\"", "src=");

    Called.with("report", "--format=markdown", folder.toString());
    assertThat(folder.resolve("report.md"))
        .content()
        .contains("## Who wins", "| marines | ", "## What is assumed");
  }

  @Test
  void theTableThatIsCheckedInBecomesAReport() throws IOException {
    Path table = Path.of("../scenarios/mission-combat/properties/check.csv");
    Files.copy(table, folder.resolve("check.csv"));
    assertThat(Called.ofMission("report", folder.toString()).code()).isZero();
    assertThat(folder.resolve("report.html")).content().contains("at-most-one-guest", "<script>");
  }

  @Test
  void aFolderWithoutResultsIsAComplaint() {
    assertThat(Called.with("report", "nowhere"))
        .isEqualTo(new Called(2, "", "nowhere: there is no such folder\n"));
    assertThat(Called.with("report", folder.toString()).err())
        .contains("holds no table of results (a file that ends in .csv)");
  }
}
