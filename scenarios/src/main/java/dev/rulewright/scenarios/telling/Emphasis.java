package dev.rulewright.scenarios.telling;

/// Makes parts of a transcript stand out, for example with colours.
@FunctionalInterface
public interface Emphasis {

  /// A part of a transcript.
  enum Part {
    /// The title of the scenario.
    TITLE,
    /// Where things come from: file, reading, source, notes.
    SOURCE,
    /// A move or an outcome of chance.
    MOVE,
    /// Identifiers of clauses.
    CLAUSE,
    /// What was refused, as expected.
    REFUSAL,
    /// What does not hold.
    FAILURE,
    /// That everything holds.
    PASSED
  }

  /// The text, made to stand out.
  String of(Part part, String text);
}
