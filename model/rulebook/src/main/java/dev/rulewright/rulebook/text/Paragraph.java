package dev.rulewright.rulebook.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Lines of a file that belong together.
///
/// @param numbers the numbers of the lines, counted from 1, at least one
/// @param lines their texts; behind all but the last stands a blank, unless a word goes on
/// @param row whether it is a row of a table
record Paragraph(List<Integer> numbers, List<String> lines, boolean row) {

  private static final Pattern ENTRY = Pattern.compile("[-–•*·▪]\\s+.*|\\(?\\d+[.)]?\\s.*");

  /// Copies the lists.
  Paragraph {
    numbers = List.copyOf(numbers);
    lines = List.copyOf(lines);
  }

  /// Whether it is a row of a table, or begins like an entry of a list: with a bullet or a number.
  boolean isEntry() {
    return row || isEntry(lines.getFirst());
  }

  /// Whether a line begins so.
  static boolean isEntry(String line) {
    return ENTRY.matcher(line).matches();
  }

  /// The words, with single blanks between them.
  String text() {
    return String.join("", lines);
  }

  /// The number of the line to which a character of [#text] belongs.
  int lineAt(int offset) {
    int end = 0;
    for (int line = 0; line < lines.size(); line++) {
      end += lines.get(line).length();
      if (offset < end) {
        return numbers.get(line);
      }
    }
    return numbers.getLast();
  }

  /// This paragraph and the next as one.
  Paragraph and(Paragraph next) {
    return joined(lines.getLast() + " ", next);
  }

  /// The same where a hyphen at the end divides a word.
  Paragraph dividedAnd(Paragraph next) {
    return joined(lines.getLast().substring(0, lines.getLast().length() - 1), next);
  }

  private Paragraph joined(String last, Paragraph next) {
    var allNumbers = new ArrayList<>(numbers);
    var allLines = new ArrayList<>(lines.subList(0, lines.size() - 1));
    allLines.add(last);
    allNumbers.addAll(next.numbers);
    allLines.addAll(next.lines);
    return new Paragraph(allNumbers, allLines, row);
  }
}
