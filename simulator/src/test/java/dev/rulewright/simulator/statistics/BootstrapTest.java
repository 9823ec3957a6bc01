package dev.rulewright.simulator.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class BootstrapTest {

  private static final List<Double> SAMPLE =
      List.of(
          1.0, 0.0, 0.5, 0.5, 0.75, 1.0, 0.25, 0.5, 1.0, 0.75, 0.5, 0.0, 0.75, 0.5, 1.0, 0.25, 0.5,
          0.75, 0.5, 1.0);

  private static final Bootstrap BOOTSTRAP = new Bootstrap(100_000, 20_261_121);

  /// `scipy.stats.bootstrap` of SciPy 1.10.1 with 1,000,000 resamples; means lie on a grid of
  /// 0.0125.
  @Test
  void theIntervalsOfTheMeanAgreeWithSciPy() {
    Interval percentile = BOOTSTRAP.percentile(SAMPLE, BootstrapTest::mean);
    assertThat(percentile.low()).isCloseTo(0.4625, within(1e-9));
    assertThat(percentile.high()).isCloseTo(0.7375, within(1e-9));
  }

  /// The same for the standard deviation, whose resamples are skewed.
  @Test
  void theIntervalsOfTheDeviationAgreeWithSciPy() {
    Interval percentile = BOOTSTRAP.percentile(SAMPLE, BootstrapTest::deviation);
    assertThat(percentile.low()).isCloseTo(0.22176, within(0.002));
    assertThat(percentile.high()).isCloseTo(0.38453, within(0.002));
  }

  @Test
  void theSeedDecidesTheInterval() {
    var bootstrap = new Bootstrap(200, 1);
    assertThat(bootstrap.percentile(SAMPLE, BootstrapTest::deviation))
        .isEqualTo(bootstrap.percentile(SAMPLE, BootstrapTest::deviation))
        .isNotEqualTo(new Bootstrap(200, 2).percentile(SAMPLE, BootstrapTest::deviation));
    assertThat(bootstrap.percentile(List.of(1.0, 1.0, 1.0), BootstrapTest::mean))
        .isEqualTo(new Interval(1, 1));
    assertThatThrownBy(() -> new Bootstrap(99, 1)).hasMessageContaining("99");
  }

  static double mean(List<Double> sample) {
    double sum = 0;
    for (double each : sample) {
      sum += each;
    }
    return sum / sample.size();
  }

  private static double deviation(List<Double> sample) {
    double mean = mean(sample);
    double squares = 0;
    for (double each : sample) {
      squares += (each - mean) * (each - mean);
    }
    return Math.sqrt(squares / (sample.size() - 1));
  }
}
