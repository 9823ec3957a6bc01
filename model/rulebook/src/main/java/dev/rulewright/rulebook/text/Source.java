package dev.rulewright.rulebook.text;

import dev.rulewright.kernel.Place;
import java.nio.file.Path;
import java.util.List;

/// Where the text of an edition stands: in a file, or in some lines of one.
///
/// @param language code of two letters, as in ISO 639-1
/// @param lines which lines; all of them if it is [LineRange#ALL]
/// @param place where somebody named it
public record Source(String language, Path file, List<LineRange> lines, Place place) {

  /// Copies the list.
  public Source {
    lines = List.copyOf(lines);
  }

  /// Whether another one is the same text, wherever it is named.
  public boolean isSameText(Source other) {
    return language.equals(other.language) && file.equals(other.file) && lines.equals(other.lines);
  }

  /// Whether every line of the file belongs to the edition.
  public boolean isWhole() {
    return lines.equals(List.of(LineRange.ALL));
  }
}
