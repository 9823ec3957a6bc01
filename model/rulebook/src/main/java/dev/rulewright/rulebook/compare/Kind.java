package dev.rulewright.rulebook.compare;

import java.util.Locale;

/// In what editions differ.
public enum Kind {
  /// May, should, must.
  MODALITY,
  /// Not, no, without.
  NEGATION,
  /// All, each, only, up to, at least.
  QUANTIFIER,
  /// A number.
  NUMBER,
  /// A number that is paid.
  COST,
  /// Whose, where: own, opposing, adjacent, the same.
  SCOPE,
  /// Who does it, or what is done.
  ACTOR,
  /// If, when.
  CONDITION,
  /// Except, unless.
  EXCEPTION,
  /// Before, after, until, at once, how often.
  TIMING,
  /// An edition says nothing of it.
  OMISSION,
  /// Only one edition says it.
  ADDITION,
  /// Two words for one concept, or one word for two.
  TERM,
  /// A name that is spelt otherwise.
  NAME,
  /// An example that disagrees with its clause.
  EXAMPLE,
  /// A slip of the pen.
  TYPO;

  /// As it stands in tables, such as `modality`.
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
