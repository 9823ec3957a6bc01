package dev.rulewright.kernel;

/// Text of somebody else as it is shown: what would steer a terminal is spelt out, as `\x1b`, and
/// of a long text the middle is left out.
public final class Shown {

  /// The characters that are shown of what was found somewhere.
  static final int MOST = 80;

  private static final String LEFT_OUT = " … ";

  private Shown() {}

  /// A text in one line of at most about 80 characters.
  public static String briefly(String text) {
    return cut(plainly(text), MOST);
  }

  /// A text without its middle, if it is longer than a number of characters.
  public static String cut(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int half = (most - LEFT_OUT.length()) / 2;
    int end = text.offsetByCodePoints(0, text.codePointCount(0, half));
    int start =
        text.offsetByCodePoints(
            text.length(), -text.codePointCount(text.length() - half, text.length()));
    return text.substring(0, end) + LEFT_OUT + text.substring(start);
  }

  /// Whether there is nothing to spell out.
  public static boolean isPlain(String text) {
    return text.chars().noneMatch(Shown::steers);
  }

  /// A text with everything spelt out that would steer a terminal, ends of lines too.
  public static String plainly(String text) {
    if (isPlain(text)) {
      return text;
    }
    var shown = new StringBuilder();
    text.chars()
        .forEach(letter -> {
          if (steers(letter)) {
            shown.append(
                letter < 0x100 ? "\\x%02x".formatted(letter) : "\\u%04x".formatted(letter));
          } else {
            shown.append((char) letter);
          }
        });
    return shown.toString();
  }

  /// Whether a character is a control character, ends a line, or turns the direction of writing.
  public static boolean steers(int letter) {
    return Character.isISOControl(letter)
        || letter == 0x061C
        || letter == 0x200E
        || letter == 0x200F
        || (letter >= 0x2028 && letter <= 0x202E)
        || (letter >= 0x2066 && letter <= 0x2069);
  }
}
