package dev.rulewright.rulebook;

import java.util.List;

/// A rulebook in one language.
///
/// @param language code of two letters, as in ISO 639-1
/// @param source the file that it was read from
/// @param units in the order of the text
public record Edition(String language, String source, List<Unit> units) {

  /// Copies the list.
  public Edition {
    units = List.copyOf(units);
  }
}
