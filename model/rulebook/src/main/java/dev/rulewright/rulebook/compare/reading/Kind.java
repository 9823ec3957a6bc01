package dev.rulewright.rulebook.compare.reading;

import dev.rulewright.kernel.Name;

/// In what editions differ. People who name a difference take the first of these that fits, from
/// this list: example, typo, cost, number, modality, negation, exception, condition, timing,
/// quantifier, actor, scope, name, term; what none of them names is an omission or an addition.
public enum Kind {
  /// Leave or duty: may, can, should, must, need not.
  MODALITY("What one edition leaves to players another demands or forbids"),
  /// What one edition says, the other denies: can or cannot, with or without, always or never.
  NEGATION("What holds in one edition does not in another"),
  /// How much without a figure: all, each, any; at least, up to, only; most, fewest, more, less.
  QUANTIFIER("Another amount is meant"),
  /// Another number, in digits or letters; also half, double, rounded up or down.
  NUMBER("Players count with another number"),
  /// What is paid or given up: another price, another thing paid, or nothing.
  COST("Players pay something else"),
  /// Which things or places: own, opposing, adjacent, the same; left, right, up, down; open,
  /// hidden.
  SCOPE("Other things or places are meant"),
  /// Who does it, decides, gets it or suffers it; also that nobody is named any more.
  ACTOR("Somebody else does it or gets it"),
  /// Under which condition it holds: if, whoever, provided that; *and* or *or* between conditions.
  CONDITION("It holds in other cases"),
  /// What is excepted: except, but not, apart from, unless, even.
  EXCEPTION("Other cases are excepted"),
  /// When, how long, how often, in which order: before, after, at once, at the end of what.
  TIMING("It happens at another time"),
  /// Anything else that an edition lacks; of two editions, the second.
  OMISSION("Not all readers learn of it"),
  /// Anything else that only one edition says; of two editions, the second.
  ADDITION("Only readers of one edition learn of it"),
  /// Another word for a thing or a deed of the game, so that it is taken for another one.
  TERM("Readers may take it for something else"),
  /// A proper name, of a card, a person, a place, that is another one or spelt otherwise.
  NAME("Readers look for another name"),
  /// Anything in an example; also an example that disagrees with its clause.
  EXAMPLE("The example shows something else"),
  /// A slip of the pen that nobody takes for another rule.
  TYPO("Nobody plays otherwise");

  private final String consequence;

  Kind(String consequence) {
    this.consequence = consequence;
  }

  /// What such a difference means for those who play, in a few words without a full stop.
  public String consequence() {
    return consequence;
  }

  /// As it stands in tables, such as `modality`.
  @Override
  public String toString() {
    return Name.of(name());
  }
}
