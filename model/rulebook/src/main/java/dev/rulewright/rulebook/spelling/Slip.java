package dev.rulewright.rulebook.spelling;

import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import java.util.List;
import java.util.Map;

/// A kind of slip of the pen in words of one edition.
///
/// @param parameter the point in which findings tell it
/// @param value what is said of the words
/// @param confidence how sure it is that they are a slip, from 0 to 1
record Slip(String parameter, String value, double confidence) {

  /// Such a slip in a row.
  ///
  /// @param words the words, as they stand in the text
  Finding finding(Row row, String language, String words, String explanation) {
    return new Finding(
        Kind.TYPO,
        Severity.COSMETIC,
        confidence,
        row.in(List.of(language)),
        Map.of(language, new Said(value, words)),
        parameter,
        explanation,
        Finding.Link.NONE);
  }
}
