package dev.rulewright.rulebook.spelling;

import java.util.Optional;

/// Knows how words of some languages are spelt. None ships with the rest, as dictionaries are
/// large; the module `model/languagetool` brings one, which [java.util.ServiceLoader] finds.
public interface Speller {

  /// The spelling of a language; empty if it is not known.
  ///
  /// @param language as in ISO 639-1
  Optional<Spelling> of(String language);

  /// How words of one language are spelt.
  interface Spelling {

    /// Whether no word is spelt so.
    ///
    /// @param word as it stands in a text, of letters only
    boolean isMisspelt(String word);
  }
}
