package dev.rulewright.rulebook.text;

import java.util.ArrayList;
import java.util.List;

/// Lines of a file that belong together.
///
/// @param numbers the numbers of the lines, counted from 1, at least one
/// @param lines their texts, stripped
record Paragraph(List<Integer> numbers, List<String> lines) {

  /// Copies the lists.
  Paragraph {
    numbers = List.copyOf(numbers);
    lines = List.copyOf(lines);
  }

  /// The words, with single blanks between them.
  String text() {
    return String.join(" ", lines);
  }

  /// The number of the line to which a character of [#text] belongs.
  int lineAt(int offset) {
    int end = 0;
    for (int line = 0; line < lines.size(); line++) {
      end += lines.get(line).length() + 1;
      if (offset < end) {
        return numbers.get(line);
      }
    }
    return numbers.getLast();
  }

  /// This paragraph and the next as one.
  Paragraph and(Paragraph next) {
    var allNumbers = new ArrayList<>(numbers);
    var allLines = new ArrayList<>(lines);
    allNumbers.addAll(next.numbers);
    allLines.addAll(next.lines);
    return new Paragraph(allNumbers, allLines);
  }
}
