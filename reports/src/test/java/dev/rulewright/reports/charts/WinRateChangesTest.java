package dev.rulewright.reports.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.reports.results.ImpactSamples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class WinRateChangesTest {

  private static Chart chart(int answers) {
    return WinRateChanges.chart(
        ImpactSamples.impacts(answers), "marines", "Default: reading standard, assumed cards.");
  }

  @Test
  void theTitleCountsTheFindingsAndTheCaptionWhatIsLeftOut() {
    assertThat(chart(12).title())
        .isEqualTo("6 of 12 other answers move the win rate of the marines");
    assertThat(chart(12).caption())
        // Two that differ in no pair and three that never come up.
        .contains("Left out: 5 answers that changed no game.")
        .contains("200 to 800 pairs")
        .endsWith("Default: reading standard, assumed cards.");
    assertThat(chart(1).title()).isEqualTo("No answer clearly moves the win rate of the marines");
  }

  @Test
  void equalTablesGiveEqualBytes() {
    assertThat(chart(12).svg(Format.PAGE)).isEqualTo(chart(12).svg(Format.PAGE));
    assertThat(chart(12).png(Format.COLUMN)).isEqualTo(chart(12).png(Format.COLUMN));
  }

  @Test
  void chartsToLookAt() throws IOException {
    Path folder = Files.createDirectories(Path.of("target", "charts"));
    for (Format format : Format.values()) {
      for (int answers : List.of(0, 1, 40)) {
        String name = "%d-impact-%s".formatted(answers, format).toLowerCase(Locale.ROOT);
        Files.write(folder.resolve(name + ".png"), chart(answers).png(format));
        Files.writeString(folder.resolve(name + ".svg"), chart(answers).svg(format));
      }
    }
  }
}
