package dev.rulewright.cli.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentReportTest {

  @TempDir private Path folder;

  @Test
  void aSweepIsReportedWithItsAnswerItsCurveAndItsCall() throws IOException {
    Called.ofMission(
        "sweep", "--games=4", "--agents=random", "--vary=numbers.turn-ap=3,4", "--out=" + folder);
    assertThat(Called.with("report", folder.toString()).code()).isZero();
    assertThat(folder.resolve("report.html"))
        .content()
        .contains(
            "<h1>How does the score of marines change with numbers.turn-ap?</h1>",
            "Planned before the first game",
            "<span>--vary=numbers.turn-ap=3,4</span>",
            "id=\"chart-responses\"",
            "What the numbers mean",
            "<li>Rifleman: wholly assumed</li>",
            "<h3>Games by arm</h3>")
        // The games of both settings together win nothing.
        .doesNotContain("Who wins", "id=\"chart-win-rates\"");

    Called.with("report", "--format=markdown", folder.toString());
    assertThat(folder.resolve("report.md"))
        .content()
        .contains("# How does the score", "    rulewright sweep", "| Numbers.turn ap | Pairs |");
  }
}
