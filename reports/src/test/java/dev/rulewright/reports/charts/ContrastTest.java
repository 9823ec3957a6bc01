package dev.rulewright.reports.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.reports.charts.tables.HeatMap;
import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The colours of the charts and the variables of the page's style, measured as WCAG 2.2 does.
class ContrastTest {

  /// A block of variables of the style; the others go on from the first.
  enum Light {
    DAY,
    NIGHT,
    PRINT
  }

  private static final Pattern ROOT = Pattern.compile(":root \\{(.*?)\\}", Pattern.DOTALL);
  private static final Pattern VARIABLE = Pattern.compile("--([a-z0-9-]+): #([0-9a-f]{6});");

  private static final double LEAST_OF_MARKS = 3;
  private static final double LEAST_OF_TEXTS = 4.5;

  private static Map<String, Color> variables(Light light) throws IOException {
    List<String> blocks = ROOT.matcher(style()).results().map(block -> block.group(1)).toList();
    assertThat(blocks).hasSameSizeAs(Light.values());
    var colours = new HashMap<String, Color>();
    for (String block : List.of(blocks.getFirst(), blocks.get(light.ordinal()))) {
      VARIABLE
          .matcher(block)
          .results()
          .forEach(
              each -> colours.put(each.group(1), new Color(Integer.parseInt(each.group(2), 16))));
    }
    return colours;
  }

  private static Color of(Map<String, Color> colours, String name) {
    return Objects.requireNonNull(colours.get(name), name);
  }

  private static String style() throws IOException {
    try (InputStream style =
        Objects.requireNonNull(
            ContrastTest.class.getResourceAsStream("/dev/rulewright/reports/markup/colours.css"))) {
      return new String(style.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static double contrast(Color one, Color other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  @Test
  void theFormulaGivesTheKnownRatios() {
    assertThat(contrast(Color.BLACK, Color.WHITE)).isEqualTo(21);
    // The ratio that the orange of the players had once.
    assertThat(contrast(new Color(0xE08A00), Color.WHITE)).isBetween(2.6, 2.7);
  }

  @Test
  void chartsOfFilesHaveTheColoursOfThePageByDay() throws IOException {
    assertThat(variables(Light.DAY)).containsAllEntriesOf(Theme.palette());
  }

  @ParameterizedTest
  @EnumSource
  void marksHaveThreeTimesTheContrast(Light light) throws IOException {
    Map<String, Color> colours = variables(light);
    colours.forEach((name, colour) -> {
      if (name.matches("player-.|series-.|ink|neutral")) {
        assertThat(contrast(colour, of(colours, "paper"))).as(name).isGreaterThan(LEAST_OF_MARKS);
        assertThat(contrast(colour, of(colours, "band"))).as(name).isGreaterThan(LEAST_OF_MARKS);
      }
    });
  }

  @ParameterizedTest
  @EnumSource
  void textsHaveFourAndAHalf(Light light) throws IOException {
    Map<String, Color> colours = variables(light);
    for (String name : List.of("ink", "faint-ink", "link", "held", "failed", "finding")) {
      assertThat(contrast(of(colours, name), of(colours, "paper")))
          .as(name)
          .isGreaterThan(LEAST_OF_TEXTS);
    }
    for (String name : List.of("ink", "faint-ink", "link")) {
      for (String ground : List.of("band", "warn")) {
        assertThat(contrast(of(colours, name), of(colours, ground)))
            .as(name + " on " + ground)
            .isGreaterThan(LEAST_OF_TEXTS);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void numbersAreLegibleOnTheStrongestCellOfAHeatMap(Light light) throws IOException {
    Map<String, Color> colours = variables(light);
    for (String player : List.of("player-1", "player-2")) {
      Color cell = mixed(of(colours, player), of(colours, "paper"), HeatMap.STRONGEST);
      assertThat(contrast(of(colours, "ink"), cell)).as(player).isGreaterThan(LEAST_OF_TEXTS);
    }
  }

  private static Color mixed(Color colour, Color paper, double share) {
    return new Color(
        (int) Math.round(share * colour.getRed() + (1 - share) * paper.getRed()),
        (int) Math.round(share * colour.getGreen() + (1 - share) * paper.getGreen()),
        (int) Math.round(share * colour.getBlue() + (1 - share) * paper.getBlue()));
  }
}
