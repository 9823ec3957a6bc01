package dev.rulewright.reports.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.reports.charts.Estimates.Dot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class EstimatesTest {

  private static final double OPEN = Double.POSITIVE_INFINITY;
  private static final Scale ELO = Scale.elo("rating");
  private static final Scale POINTS = Scale.points("change of the score");

  private static Estimates ladder() {
    return new Estimates(
        "ladder",
        "ismcts with 1,000 iterations is the strongest",
        "Dots: rating relative to greedy; lines: 95 % intervals. n = 400 games for each two"
            + " agents.",
        ELO,
        List.of(
            row("ismcts:iterations=1000", 212.4, 180.2, 251),
            row("ismcts", 101, 70, 130),
            row("greedy", 0, 0, 0),
            row("<script>alert(1)</script>", -250, -260, -200),
            row("never won", Double.NaN, -OPEN, -300)));
  }

  private static Estimates effects(int rows, String name) {
    var list = new ArrayList<Estimates.Row>();
    for (int i = 0; i < rows; i++) {
      double effect = 14.0 / (i + 1) * (i % 3 == 1 ? -1 : 1);
      list.add(
          new Estimates.Row(
              name.formatted(i),
              List.of(new Dot("", effect, effect - 1.3, effect + 1.3, Look.PLAIN.finding(i < 9)))));
    }
    return new Estimates("effects", "Nine numbers move the score", "Sorted.", POINTS, list);
  }

  private static Estimates twoKinds() {
    Scale scale = Scale.percent("score");
    var rows = new ArrayList<Estimates.Row>();
    for (String agent : List.of("random", "greedy", "ismcts:iterations=100")) {
      rows.add(
          new Estimates.Row(
              agent,
              List.of(
                  new Dot("Marines", 41, 38, 44, Look.player(0)),
                  new Dot("Start player", 53, 50, 56, Look.series(1)))));
    }
    return new Estimates("strength", "Marines lose, whoever plays", "Two kinds.", scale, rows);
  }

  private static Estimates longNames() {
    return effects(
        5,
        "numbers.turn-ap=%d cards.stealth-special-force.damage=40"
            + " agents.marines=ismcts:iterations=1000:playout=greedy:exploration=0.7"
            + " reading=standard");
  }

  private static Map<String, Estimates> samples() {
    var samples = new LinkedHashMap<String, Estimates>();
    samples.put("ladder", ladder());
    samples.put("two-kinds", twoKinds());
    samples.put("62-effects", effects(62, "cards.rifleman.copies %d to 5"));
    samples.put("long-names", longNames());
    samples.put("nothing", effects(0, ""));
    return samples;
  }

  private static Estimates.Row row(String name, double estimate, double low, double high) {
    return new Estimates.Row(name, List.of(new Estimates.Dot("", estimate, low, high, Look.PLAIN)));
  }

  @Test
  void numbersAreWrittenAsTheScaleWantsThem() {
    assertThat(POINTS.text(1.23, -0.3, 2)).isEqualTo("+1.2 (−0.3 to +2.0)");
    assertThat(POINTS.text(-0.01, -1, 1)).isEqualTo("0.0 (−1.0 to +1.0)");
    assertThat(Scale.percent("score").text(51.26, 49, 53)).isEqualTo("51.3 (49.0–53.0)");
    assertThat(ELO.text(0, 0, 0)).isEqualTo("0");
    assertThat(ELO.text(Double.NaN, 120, OPEN)).isEqualTo("≥\u202f+120");
    assertThat(ELO.text(Double.NaN, -OPEN, -300)).isEqualTo("≤\u202f−300");
    assertThat(ELO.text(12, -OPEN, 300)).isEqualTo("+12 (−∞ to +300)");
  }

  @Test
  void everyDotHasItsNumbersBesideItAndInTheTextAlternative() {
    for (Format format : Format.values()) {
      String svg = twoKinds().chart().element(format);
      assertThat(Pattern.compile(">41.0 \\(38.0–44.0\\)<").matcher(svg).results()).hasSize(3);
      assertThat(Pattern.compile(">53.0 \\(50.0–56.0\\)<").matcher(svg).results()).hasSize(3);
      assertThat(svg)
          .contains(
              "aria-label='Marines lose, whoever plays. score (%): random: Marines 41.0"
                  + " (38.0–44.0),");
    }
  }

  @Test
  void aRowWithoutNumbersOrNameIsDrawn() {
    var nothing =
        List.of(row("x".repeat(200), Double.NaN, -OPEN, OPEN), row("", Double.NaN, -OPEN, OPEN));
    Chart chart = new Estimates("empty", "Nothing is known", "n = 0.", POINTS, nothing).chart();
    assertThat(chart.element(Format.COLUMN)).contains(">–</text>");
    assertThat(chart.alternative()).endsWith("xxx: –; : –.");
  }

  @Test
  void longNamesStandAboveTheirDotsAndShortOnesBeside() {
    assertThat(EstimatesLayout.of(ladder(), Format.PAGE).place())
        .isEqualTo(EstimatesLayout.Names.BESIDE);
    EstimatesLayout narrow = EstimatesLayout.of(longNames(), Format.COLUMN);
    assertThat(narrow.place()).isEqualTo(EstimatesLayout.Names.ABOVE);
    assertThat(narrow.lines()).isEqualTo(4);
  }

  @Test
  void whatIsTooMuchOfANameIsLeftOutInTheMiddle() {
    List<String> lines = Lines.broken("x".repeat(400) + "the end", Theme.NAME, 100, 3);
    assertThat(lines).hasSize(3);
    assertThat(String.join("", lines)).contains("…").endsWith("the end");
    assertThat(lines)
        .allSatisfy(line -> assertThat(Lines.width(line, Theme.NAME)).isBetween(1.0, 100.0));
  }

  @Test
  void hostileNamesAreText() {
    assertThat(ladder().chart().element(Format.PAGE))
        .doesNotContain("<script")
        .contains("&lt;script");
  }

  @Test
  void equalEstimatesGiveEqualBytes() {
    assertThat(ladder().chart().svg(Format.PAGE)).isEqualTo(ladder().chart().svg(Format.PAGE));
  }

  @Test
  void chartsToLookAt() throws IOException {
    Path folder = Files.createDirectories(Path.of("target", "charts"));
    for (Map.Entry<String, Estimates> sample : samples().entrySet()) {
      for (Format format : Format.values()) {
        String name = "estimates-%s-%s".formatted(sample.getKey(), format).toLowerCase(Locale.ROOT);
        Files.write(folder.resolve(name + ".png"), sample.getValue().chart().png(format));
      }
    }
  }
}
