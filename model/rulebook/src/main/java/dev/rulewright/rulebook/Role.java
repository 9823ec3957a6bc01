package dev.rulewright.rulebook;

import dev.rulewright.kernel.Name;

/// What a unit of a rulebook is for.
public enum Role {
  /// Names the section that begins with it.
  HEADING,
  /// Says how to play.
  RULE,
  /// Shows a rule at work.
  EXAMPLE,
  /// An entry of a list or a row of a table.
  LIST,
  /// What is printed on a card, quoted.
  CARD_TEXT,
  /// Tells a story, advertises or thanks; no rule.
  FLAVOUR;

  /// As it stands in tables, such as `card-text`.
  @Override
  public String toString() {
    return Name.of(name());
  }

  /// Whether what editions say there is compared.
  public boolean isCompared() {
    return this != HEADING && this != FLAVOUR;
  }

  /// Whether players are bound by it: a difference here can change the rules.
  public boolean isNormative() {
    return this == RULE || this == CARD_TEXT || this == LIST;
  }
}
