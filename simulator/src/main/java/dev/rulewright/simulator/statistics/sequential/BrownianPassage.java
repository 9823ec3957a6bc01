package dev.rulewright.simulator.statistics.sequential;

import org.apache.commons.numbers.gamma.Erfcx;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// A Brownian motion that begins at 0 and ends at either of two bounds.
///
/// @param drift mean change in a unit of time
/// @param variance variance of the change in a unit of time, positive
record BrownianPassage(double lower, double upper, double drift, double variance) {

  /// Below this time, in units of width² / variance, the series converges slowly.
  private static final double EARLY = 1e-2;

  /// Above this drift, in units of variance / width, the terms of the series grow too large.
  private static final double STEEP = 15;

  private static final double NEGLIGIBLE = 1e-12;

  private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

  /// The probability that the motion ends at the lower bound before a time, or is below a point at
  /// that time without having ended.
  ///
  /// @param time positive
  /// @param point between the bounds, ends included
  double lowerOutcome(double time, double point) {
    double width = upper - lower;
    boolean few = variance * time / (width * width) < EARLY;
    double p =
        few || Math.abs(drift / variance * width) > STEEP
            ? reflected(time, point)
            : series(time, point);
    return Math.clamp(p, 0, 1);
  }

  /// The probability to end at the lower bound at all, minus what the eigenfunctions of the
  /// interval, which decay with time, still hold above the point:
  ///
  /// ```
  /// P(ends low) + Σ exp(-λ(n) t + γ (y - x)) sin(nπx/A) U(n),   λ(n) = ½ σ² (nπ/A)² + ½ μ²/σ²
  /// U(n) = (2Aγ sin(nπy/A) - 2πn cos(nπy/A)) / (A²γ² + π²n²)
  /// ```
  ///
  /// with γ = μ/σ², the width A, and the distances x of 0 and y of the point from the lower bound.
  private double series(double time, double point) {
    double width = upper - lower;
    double gamma = drift / variance;
    double x = -lower;
    double y = point - lower;
    double sum = 0;
    for (int n = 1; ; n++) {
      double k = n * Math.PI / width;
      double decay = 0.5 * variance * k * k + 0.5 * drift * gamma;
      double factor = Math.exp(-decay * time + gamma * (y - x));
      double primitive =
          2 / width * (gamma * Math.sin(k * y) - k * Math.cos(k * y)) / (gamma * gamma + k * k);
      sum += factor * Math.sin(k * x) * primitive;
      if (factor / n < NEGLIGIBLE) {
        return endsLow() + sum;
      }
    }
  }

  /// (e^(-2γA) - e^(-2γx)) / (e^(-2γA) - 1) with x the distance of the lower bound.
  private double endsLow() {
    double gamma = drift / variance;
    double width = upper - lower;
    if (Math.abs(gamma * width) < 1e-8) {
      return upper / width;
    }
    return Math.expm1(2 * gamma * upper) / Math.expm1(2 * gamma * width);
  }

  /// Siegmund's approximation by the first reflection at each bound.
  private double reflected(double time, double point) {
    double scale = Math.sqrt(variance * time);
    double gamma = drift / variance;
    double at = drift * time;
    return STANDARD.cumulativeProbability((point - at) / scale)
        + scaled(2 * gamma * lower, (2 * lower - point + at) / scale)
        - scaled(2 * gamma * upper, (point - at - 2 * upper) / scale);
  }

  /// e^a Φ(z) without overflow of the first factor where the second is small.
  private static double scaled(double a, double z) {
    return z > 0
        ? Math.exp(a) * STANDARD.cumulativeProbability(z)
        : 0.5 * Erfcx.value(-z / Math.sqrt(2)) * Math.exp(a - z * z / 2);
  }
}
