package dev.rulewright.reports.charts;

import java.util.Locale;

/// Names and numbers as they stand in charts and pages.
public final class Words {

  /// A space that keeps a number and its unit on one line.
  public static final String THIN = "\u202f";

  /// What stands where there is no number.
  public static final String NONE = "–";

  /// The sign of numbers below zero, as wide as a plus.
  public static final char MINUS = '\u2212';

  private Words() {}

  /// A sentence with the signs of print: one minus, and percent signs that stay with their numbers.
  public static String printed(String sentence) {
    return sentence
        .replaceAll("(?<![\\p{L}\\p{N}.=_\\]/-])-(?=\\d)", String.valueOf(MINUS))
        .replaceAll("(\\d) %", "$1" + THIN + "%");
  }

  /// An identifier as words: `start-player` is `Start player`.
  public static String name(String id) {
    if (id.isEmpty()) {
      return id;
    }
    String words = id.replace('-', ' ').replace('_', ' ');
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /// A count with its noun: `1 game`, `10,000 games`.
  public static String count(long number, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
  }

  /// A count alone: `10,000`.
  public static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /// A share of one in percent: `53.2 %`.
  public static String percent(double share) {
    return oneDecimal(100 * share) + THIN + "%";
  }

  /// A number with one decimal.
  public static String oneDecimal(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  /// A number with as few decimals as it needs, at most one.
  public static String brief(double number) {
    String text = oneDecimal(number);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
