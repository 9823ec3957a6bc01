package dev.rulewright.cli.page.browser;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A format with the values in its places, as [String#format] has it, but for what the pages do not
/// use: what stands in its place in the Java of scripts rounds otherwise, and brings the calendars
/// and currencies of all countries along.
final class FormatText {

  /// A place: flags, width, precision, conversion.
  private static final Pattern PLACE = Pattern.compile("%([0,]*)(\\d*)(?:\\.(\\d+))?([a-zA-Z%])");

  private FormatText() {}

  /// The text.
  ///
  /// @throws IllegalArgumentException if the format has what is not known here
  static String of(String format, @Nullable Object[] values) {
    var text = new StringBuilder();
    Matcher place = PLACE.matcher(format);
    int from = 0;
    int next = 0;
    while (place.find()) {
      text.append(format, from, place.start());
      from = place.end();
      switch (place.group(4)) {
        case "%" -> text.append('%');
        case "n" -> text.append('\n');
        default -> text.append(padded(place, written(place, values[next++])));
      }
    }
    return text.append(format, from, format.length()).toString();
  }

  private static String written(Matcher place, @Nullable Object value) {
    String precision = place.group(3);
    boolean isGrouped = place.group(1).indexOf(',') >= 0;
    String text = String.valueOf(value);
    String shown =
        switch (place.group(4)) {
          case "s", "d" -> text;
          case "x" -> value instanceof Integer number ? Integer.toHexString(number) : text;
          case "f" ->
              value instanceof Double number
                  ? decimal(number, precision == null ? 6 : Integer.parseInt(precision))
                  : text;
          default -> throw new IllegalArgumentException(place.group());
        };
    if (isGrouped) {
      return grouped(shown);
    }
    return place.group(4).equals("s") && precision != null
        ? shown.substring(0, Math.min(shown.length(), Integer.parseInt(precision)))
        : shown;
  }

  /// A number with so many decimals; a half of the shortest way to write it is rounded away from
  /// zero.
  private static String decimal(double value, int decimals) {
    if (!Double.isFinite(value)) {
      return Double.toString(value);
    }
    String shortest = Double.toString(Math.abs(value));
    int exponent = shortest.indexOf('E');
    String mantissa = exponent < 0 ? shortest : shortest.substring(0, exponent);
    int dot = mantissa.indexOf('.');
    int shift = exponent < 0 ? 0 : Integer.parseInt(shortest.substring(exponent + 1));
    // A zero in front is for what rounding up carries over.
    int zeros = 1 + Math.max(0, -dot - shift);
    String digits = "0".repeat(zeros) + mantissa.substring(0, dot) + mantissa.substring(dot + 1);
    int point = zeros + dot + shift;
    int end = point + decimals;
    String kept = rounded(digits + "0".repeat(Math.max(0, end + 1 - digits.length())), end);
    // By hand: in a script, what looks ahead in a pattern leaves the zeros.
    int from = 0;
    while (from < point - 1 && kept.charAt(from) == '0') {
      from++;
    }
    String whole = kept.substring(from, point);
    String sign = value < 0 || 1 / value < 0 ? "-" : "";
    return sign + whole + (decimals == 0 ? "" : "." + kept.substring(point));
  }

  /// The first digits, the last of them rounded by what follows.
  private static String rounded(String digits, int end) {
    char[] kept = digits.substring(0, end).toCharArray();
    if (digits.charAt(end) >= '5') {
      int at = end - 1;
      while (kept[at] == '9') {
        kept[at--] = '0';
      }
      kept[at]++;
    }
    return new String(kept);
  }

  private static String grouped(String number) {
    int end = number.indexOf('.') < 0 ? number.length() : number.indexOf('.');
    var text = new StringBuilder(number);
    for (int at = end - 3; at > (number.startsWith("-") ? 1 : 0); at -= 3) {
      text.insert(at, ',');
    }
    return text.toString();
  }

  private static String padded(Matcher place, String text) {
    int width = place.group(2).isEmpty() ? 0 : Integer.parseInt(place.group(2));
    String pad = place.group(1).indexOf('0') >= 0 ? "0" : " ";
    return pad.repeat(Math.max(0, width - text.length())) + text;
  }
}
