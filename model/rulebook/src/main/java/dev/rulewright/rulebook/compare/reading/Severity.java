package dev.rulewright.rulebook.compare.reading;

import dev.rulewright.kernel.Name;

/// How much a difference matters, the least first.
public enum Severity {
  /// Nobody plays otherwise because of it.
  COSMETIC,
  /// A reader may play otherwise because of it.
  MISLEADING,
  /// Who follows the words plays another game.
  RULE_CHANGING;

  /// As it stands in tables, such as `rule-changing`.
  @Override
  public String toString() {
    return Name.of(name());
  }
}
