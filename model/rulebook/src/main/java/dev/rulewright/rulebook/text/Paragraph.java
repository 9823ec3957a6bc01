package dev.rulewright.rulebook.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/// Lines of a file that belong together.
///
/// @param numbers the numbers of the lines, counted from 1, at least one
/// @param lines their texts; behind all but the last stands a blank, unless a word goes on
/// @param form that of its lines
record Paragraph(List<Integer> numbers, List<String> lines, Line.Form form) {

  /// What an entry of a list begins with.
  enum Mark {
    BULLET("[-–•*·▪]\\s"),
    /// As in *2. Shuffle the cards.*
    ORDINAL("\\(?\\d+[.)]\\s"),
    /// As in *24 cards*.
    NUMBER("\\(?\\d+\\s"),
    /// Of what is no entry.
    NONE("");

    private final Pattern pattern;

    Mark(String pattern) {
      this.pattern = Pattern.compile(pattern);
    }

    private boolean begins(String line) {
      return pattern.matcher(line).lookingAt();
    }
  }

  /// Copies the lists.
  Paragraph {
    numbers = List.copyOf(numbers);
    lines = List.copyOf(lines);
  }

  /// Whether it is a row of a table, or begins like an entry of a list: with a bullet or a number.
  boolean isEntry() {
    return isRow() || mark() != Mark.NONE;
  }

  /// Whether it is a row of a table.
  boolean isRow() {
    return form == Line.Form.ROW;
  }

  /// Whether a mark makes it a heading.
  boolean isHeading() {
    return form == Line.Form.HEADING;
  }

  /// What it begins with.
  Mark mark() {
    return Arrays.stream(Mark.values())
        .filter(mark -> mark.begins(lines.getFirst()))
        .findFirst()
        .orElseThrow();
  }

  /// Whether its first letter is a small one.
  boolean beginsInLowerCase() {
    return Character.isLowerCase(lines.getFirst().codePointAt(0));
  }

  /// Whether it begins in the line after another one, and neither is more than text.
  boolean follows(Paragraph before) {
    return form == Line.Form.TEXT
        && before.form == Line.Form.TEXT
        && numbers.getFirst() == before.numbers.getLast() + 1;
  }

  /// The words, with single blanks between them.
  String text() {
    return String.join("", lines);
  }

  /// How many characters it has.
  int length() {
    return text().length();
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
    return new Paragraph(allNumbers, allLines, form);
  }
}
