package dev.rulewright.rulebook.terms;

/// A word or several for a concept in one language.
///
/// @param language code of two letters
/// @param text one word or several
/// @param partOfSpeech such as `noun` or `properNoun`; empty if it is not known
/// @param note what else is said of it; may be empty
public record Term(String language, String text, Status status, String partOfSpeech, String note) {

  /// What the owner of a term base thinks of a term.
  public enum Status {
    /// The one to be used.
    PREFERRED,
    /// May be used, too.
    ADMITTED,
    /// Must not be used.
    DEPRECATED,
    /// Was used once and must not be any more.
    SUPERSEDED,
    /// Nothing is said.
    UNKNOWN;

    /// Whether it must not be used.
    public boolean isForbidden() {
      return this == DEPRECATED || this == SUPERSEDED;
    }
  }

  /// A term of which nothing is said.
  public static Term of(String language, String text) {
    return new Term(language, text, Status.UNKNOWN, "", "");
  }
}
