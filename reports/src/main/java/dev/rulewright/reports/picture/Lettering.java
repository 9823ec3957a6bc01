package dev.rulewright.reports.picture;

import java.util.ArrayList;
import java.util.List;

/// How wide text is, roughly: nothing asks which letters the reader's machine has, so a picture is
/// the same everywhere.
final class Lettering {

  private Lettering() {}

  /// The width of a line.
  ///
  /// @param size height of the letters
  static int width(String text, int size) {
    double em = 0;
    for (int i = 0; i < text.length(); i++) {
      em += em(text.charAt(i));
    }
    return (int) Math.ceil(em * size);
  }

  private static double em(char letter) {
    return switch (letter) {
      case 'i', 'j', 'l', '\'', '.', ',', ':', ';', '|', '!', ' ', '·' -> 0.32;
      case 'f', 't', 'r', '-', '(', ')', '/', 'I' -> 0.42;
      case 'm', 'w', 'M', 'W', '★', '×', '…' -> 0.9;
      default -> Character.isUpperCase(letter) ? 0.7 : 0.59;
    };
  }

  /// The width of a line of heavy letters.
  static int heavy(String text, int size) {
    return width(text, size) * 11 / 10;
  }

  /// The text in lines that are not wider than that, broken between words; a word that is wider is
  /// cut.
  static List<String> lines(String text, int size, int width) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && width(line + " " + word, size) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
      while (width(line.toString(), size) > width && line.length() > 1) {
        int end = line.length() - 1;
        while (end > 1 && width(line.substring(0, end), size) > width) {
          end--;
        }
        lines.add(line.substring(0, end));
        line.delete(0, end);
      }
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return lines;
  }
}
