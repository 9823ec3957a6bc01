package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentReportTest {

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final String HOSTILE = "<script>document.title='hacked'</script>";

  @TempDir private Path folder;

  @Test
  void aSweepIsReportedWithItsAnswerItsCurveAndItsCall() throws IOException {
    Called.with(
        "sweep", "--games=4", "--agents=random", "--vary=numbers.turn-ap=3,4", "--out=" + folder);
    assertThat(Called.with("report", folder.toString()).code()).isZero();
    assertThat(folder.resolve("report.html"))
        .content()
        .contains(
            "<h1>How does the score of the marines change with numbers.turn-ap?</h1>",
            "Planned before the first game",
            "<span>--vary=numbers.turn-ap=3,4</span>",
            "id=\"chart-responses\"",
            "What the numbers mean",
            "card rifleman: wholly assumed",
            "<h3>Games by arm</h3>")
        // The games of both settings together win nothing.
        .doesNotContain("Who wins", "id=\"chart-win-rates\"");

    Called.with("report", "--format=markdown", folder.toString());
    assertThat(folder.resolve("report.md"))
        .content()
        .contains("# How does the score", "    rulewright sweep", "| Numbers.turn ap | Pairs |");
  }

  @Test
  void aBrowserShowsHostileNamesAsTextAndComplainsOfNothing() throws Exception {
    assumeTrue(Files.isExecutable(CHROMIUM), "no browser here");
    String quoted = HOSTILE.replace("\"", "\"\"");
    Files.writeString(
        folder.resolve("scores.csv"),
        "arm,score,score_low,score_high\n" + quoted + ",0.5,0.4,0.6\nb,0.9,0.8,\n");
    Files.writeString(
        folder.resolve("scores-columns.csv"),
        """
        column,unit,meaning
        arm,name,%s
        score,share,%s
        score_low,share,
        score_high,share,
        """
            .formatted(quoted, quoted));
    Files.writeString(
        folder.resolve("verdict.json"),
        """
        {"question": "%1$s", "verdict": "%1$s", "seed": 1, "plan": ["%1$s"], "base": {"%1$s": "%1$s"},
         "identity": {}, "tables": {"scores": []}, "notes": ["%1$s"], "assumed": {"cards": ["%1$s"]}}
        """
            .formatted(HOSTILE));
    Files.writeString(
        folder.resolve("manifest.json"), "{\"command\": \"rulewright %s\"}".formatted(HOSTILE));
    assertThat(Called.with("report", folder.toString()).code()).isZero();

    Path dom = folder.resolve("dom.txt");
    Path complaints = folder.resolve("complaints.txt");
    Process browser =
        new ProcessBuilder(
                CHROMIUM.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--enable-logging=stderr",
                "--user-data-dir=" + folder.resolve("profile"),
                "--dump-dom",
                folder.resolve("report.html").toUri().toString())
            .redirectOutput(dom.toFile())
            .redirectError(complaints.toFile())
            .start();
    assertThat(browser.waitFor(120, TimeUnit.SECONDS)).isTrue();

    assertThat(complaints).content().doesNotContain("CONSOLE");
    assertThat(dom)
        .content()
        .contains("<title>&lt;script&gt;document.title=", "50.0 (40.0–60.0)", "tabindex=\"0\"")
        .doesNotContain("<title>hacked", "http:", "https:");
    // The one that sorts.
    assertThat(Pattern.compile("<script").matcher(Files.readString(dom)).results()).hasSize(1);
  }
}
