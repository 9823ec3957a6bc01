package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.Measure;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/// The axis on which estimates stand: what it measures, what they are compared with, and how they
/// are written.
///
/// @param title what is measured, with its unit in brackets
/// @param reference the value that a dashed line marks; not a number for none
/// @param signs whether a number above zero is written with a plus
/// @param decimals decimals of a number that is written
/// @param reach how far the axis reaches at least to both sides of the reference
/// @param least the axis never shows less; minus infinity for no such bound
/// @param most the axis never shows more; plus infinity for no such bound
public record Scale(
    String title,
    double reference,
    Signs signs,
    int decimals,
    double reach,
    double least,
    double most) {

  /// How far an axis of shares reaches at least, in percent.
  public static final double REACH = 5;

  /// Whether a plus is written.
  public enum Signs {
    /// Differences: `+1.2`.
    WRITTEN,
    /// Sizes: `1.2`.
    ONLY_MINUS
  }

  /// Shares in percent, compared with one half.
  public static Scale percent(String title) {
    return new Scale(title + " (%)", 50, Signs.ONLY_MINUS, 1, REACH, 0, 100);
  }

  /// Differences of shares in percentage points, compared with nothing.
  public static Scale points(String title) {
    return new Scale(title + " (percentage points)", 0, Signs.WRITTEN, 1, 2, -100, 100);
  }

  /// Ratings in Elo, compared with the anchor, whose rating is 0.
  public static Scale elo(String title) {
    return unbounded(title + " (Elo)", 0, Signs.WRITTEN, 0, 50);
  }

  /// Anything else, compared with nothing.
  public static Scale plain(String title) {
    return unbounded(title, Double.NaN, Signs.ONLY_MINUS, 2, 0);
  }

  private static Scale unbounded(
      String title, double reference, Signs signs, int decimals, double reach) {
    double all = Double.POSITIVE_INFINITY;
    return new Scale(title, reference, signs, decimals, reach, -all, all);
  }

  /// The scale of a kind of measure.
  ///
  /// @param title what is measured, without the unit
  public static Scale of(Measure.Kind kind, String title) {
    return switch (kind) {
      case SHARE -> percent(title);
      case DIFFERENCE -> points(title);
      case ELO -> elo(title);
      case OTHER -> plain(title);
    };
  }

  /// The same compared with another value.
  public Scale with(double otherReference, double otherReach) {
    return new Scale(title, otherReference, signs, decimals, otherReach, least, most);
  }

  /// How the numbers along an axis are written.
  public static DecimalFormat ticks() {
    var symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
    symbols.setMinusSign(Words.MINUS);
    return new DecimalFormat("#,##0.######", symbols);
  }

  /// A number as it is written beside its dot.
  public String text(double number) {
    String plain = String.format(Locale.ROOT, "%." + decimals + "f", Math.abs(number));
    boolean zero = plain.chars().allMatch(letter -> letter == '0' || letter == '.');
    if (zero) {
      return plain;
    }
    return number < 0 ? Words.MINUS + plain : signs == Signs.WRITTEN ? "+" + plain : plain;
  }

  /// An estimate with its interval: `+1.2 (−0.3 to +2.7)`; `≥ 120` where only a bound is known, and
  /// [Words#NONE] where nothing is.
  public String text(double estimate, double low, double high) {
    if (Double.isNaN(estimate)) {
      return Double.isFinite(low)
          ? "≥" + Words.THIN + text(low)
          : Double.isFinite(high) ? "≤" + Words.THIN + text(high) : Words.NONE;
    }
    if (Double.isNaN(low) || Double.isNaN(high) || (low == estimate && high == estimate)) {
      return text(estimate);
    }
    return "%s (%s)".formatted(text(estimate), interval(low, high));
  }

  /// An interval: `−0.3 to +2.7`.
  public String interval(double low, double high) {
    boolean mayBeNegative = signs == Signs.WRITTEN || low < 0;
    return end(low) + (mayBeNegative ? " to " : "–") + end(high);
  }

  private String end(double end) {
    return Double.isInfinite(end) ? (end < 0 ? Words.MINUS + "∞" : "∞") : text(end);
  }

  /// A function that keeps numbers on the axis.
  DoubleUnaryOperator clamped() {
    return number -> Math.clamp(number, least, most);
  }
}
