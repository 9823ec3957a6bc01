package dev.rulewright.rulebook.compare;

import java.util.Locale;

/// In what editions differ. People who name a difference take the first of these that fits, from
/// this list: example, typo, cost, number, modality, negation, exception, condition, timing,
/// quantifier, actor, scope, name, term; what none of them names is an omission or an addition.
public enum Kind {
  /// Leave or duty: may, can, should, must, need not.
  MODALITY,
  /// What one edition says, the other denies: can or cannot, with or without, always or never.
  NEGATION,
  /// How much without a figure: all, each, any; at least, up to, only; most, fewest, more, less.
  QUANTIFIER,
  /// Another number, in digits or letters; also half, double, rounded up or down.
  NUMBER,
  /// What is paid or given up: another price, another thing paid, or nothing.
  COST,
  /// Which things or places: own, opposing, adjacent, the same; left, right, up, down; open,
  /// hidden.
  SCOPE,
  /// Who does it, decides, gets it or suffers it; also that nobody is named any more.
  ACTOR,
  /// Under which condition it holds: if, whoever, provided that; *and* or *or* between conditions.
  CONDITION,
  /// What is excepted: except, but not, apart from, unless, even.
  EXCEPTION,
  /// When, how long, how often, in which order: before, after, at once, at the end of what.
  TIMING,
  /// Anything else that an edition lacks.
  OMISSION,
  /// Anything else that only one edition says.
  ADDITION,
  /// Another word for a thing or a deed of the game, so that it is taken for another one.
  TERM,
  /// A proper name, of a card, a person, a place, that is another one or spelt otherwise.
  NAME,
  /// Anything in an example; also an example that disagrees with its clause.
  EXAMPLE,
  /// A slip of the pen that nobody takes for another rule.
  TYPO;

  /// As it stands in tables, such as `modality`.
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
