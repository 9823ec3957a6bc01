package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import java.util.List;

/// What a file of another tool holds.
///
/// @param editions in the order in which the file names their languages
/// @param alignment the same units, as the file puts them beside each other
/// @param warnings what is left out, a sentence each
public record Imported(List<Edition> editions, Alignment alignment, List<String> warnings) {

  /// Copies the lists.
  public Imported {
    editions = List.copyOf(editions);
    warnings = List.copyOf(warnings);
  }

  /// The editions in the rows of a file.
  ///
  /// @param rows each with all languages
  /// @throws BadInput if there are no units or only those of one language
  static Imported of(XmlElement root, List<String> languages, List<Row> rows, Unread unread) {
    if (rows.isEmpty()) {
      throw root.report().because("there is no text in this file");
    }
    if (languages.size() < 2) {
      throw root.report()
          .because("all texts are in one language (%s)", String.join(", ", languages));
    }
    List<Edition> editions =
        languages.stream()
            .map(language ->
                new Edition(
                    language,
                    root.place().source(),
                    rows.stream().<Unit>flatMap(row -> row.in(language).stream()).toList()))
            .toList();
    return new Imported(editions, new Alignment(languages, rows), unread.warnings());
  }
}
