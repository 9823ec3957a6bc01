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

  /// Some of its units, as an edition.
  ///
  /// @param from the first one by its index; may lie before all
  /// @param to the one behind the last; may lie behind all
  public Edition part(int from, int to) {
    return new Edition(
        language, source, units.subList(Math.max(0, from), Math.min(to, units.size())));
  }
}
