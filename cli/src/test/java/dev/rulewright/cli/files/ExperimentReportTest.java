package dev.rulewright.cli.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
            "<h1>How does the score of marines change with turn ap?</h1>",
            "Planned before the first game",
            "<span>--vary=numbers.turn-ap=3,4</span>",
            "id=\"chart-responses\"",
            "What the numbers mean",
            "<li>Rifleman: wholly assumed</li>",
            "<h3>Games by arm</h3>")
        // The games of both settings together win nothing.
        .doesNotContain("Who wins", "id=\"chart-win-rates\"");

    String html = read(folder.resolve("report.html"));
    assertThat(html.substring(html.indexOf("id=\"charts\""), html.indexOf("id=\"tables\"")))
        .contains("turn ap")
        .doesNotContain("numbers.turn-ap");

    Called.with("report", "--format=markdown", folder.toString());
    assertThat(folder.resolve("report.md"))
        .content()
        .contains("# How does the score", "    rulewright sweep", "| Turn ap | Pairs |");
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file);
  }

  /// The copies of what was read lie in the folder of the run, and the call finds them from where
  /// the report was asked for.
  @Test
  void theCallOfAPageWorksFromWhereTheReaderStands() throws IOException {
    Path results = folder.resolve("a run");
    Path cards =
        Path.of("..", "model", "src", "main", "resources", "dev", "rulewright", "airsoftsquads")
            .resolve(Path.of("material", "cards.csv"));
    Called first =
        Called.with(
            "sweep",
            "--game=airsoft-squads",
            "--data=cards=" + cards,
            "--vary=numbers.objective-value=5,6",
            "--agents=random",
            "--games=4",
            "--out=" + results);
    assertThat(first.code()).as(first.err()).isZero();
    assertThat(Called.with("report", results.toString()).code()).isZero();
    Matcher call =
        Pattern.compile("<pre class=\"command\"><code>(.*?)</code>", Pattern.DOTALL)
            .matcher(read(results.resolve("report.html")));
    assertThat(call.find()).isTrue();
    String line = call.group(1).replaceAll("<[^>]*>", "").replace("&#39;", "'");
    List<String> words =
        Pattern.compile("'[^']*'|\\S+")
            .matcher(line)
            .results()
            .map(word -> word.group().replace("'", ""))
            .toList();
    assertThat(words)
        .startsWith("rulewright", "sweep")
        .contains("--data=cards=" + results + "/input/data/cards/cards.csv");
    String[] again = words.stream().skip(1).toArray(String[]::new);
    Called second = Called.with(again);
    assertThat(second.code()).as(second.err()).isZero();
    assertThat(first.out()).startsWith(second.out().strip());
  }
}
