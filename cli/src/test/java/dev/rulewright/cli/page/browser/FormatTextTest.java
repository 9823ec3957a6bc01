package dev.rulewright.cli.page.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Formats in a page are those of the JDK.
class FormatTextTest {

  @Test
  void everyKindOfPlaceIsFilledAsByTheJdk() {
    sameAsJdk("%s of %d%%, %,d, -%,d; \\u%04x%n", List.of("a", 7, 1_234_567L, 12, 0x1b));
    sameAsJdk("%.1s %.3s %s", List.of("walker", "no", true));
    sameAsJdk("%,d %,d %,d", List.of(-123, -1234, 0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"%.0f", "%.1f", "%.2f", "%,.0f", "%,.3f", "%f"})
  void numbersAreRoundedAsByTheJdk(String format) {
    for (double value : new double[] {0, -0.0, 0.05, 0.25, 2.5, -0.04, 9.995, 999.96, 1e-9, 1e21}) {
      sameAsJdk(format, List.of(value));
    }
    var random = new SplittableRandom(7);
    for (int i = 0; i < 2000; i++) {
      double value = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(-6, 16));
      sameAsJdk(format, List.of(value));
      sameAsJdk(format, List.of(Math.rint(value * 1000) / 1000));
    }
  }

  @Test
  void whatIsNotKnownIsRefused() {
    assertThatThrownBy(() -> FormatText.of("%e", new Object[] {1.0}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static void sameAsJdk(String format, List<Object> values) {
    assertThat(FormatText.of(format, values.toArray()))
        .isEqualTo(String.format(Locale.ROOT, format, values.toArray()));
  }
}
