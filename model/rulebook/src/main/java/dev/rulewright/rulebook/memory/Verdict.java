package dev.rulewright.rulebook.memory;

import java.util.Locale;

/// What somebody says of a finding.
public enum Verdict {
  /// The editions differ in this point, and should not.
  REAL,
  /// They say the same, or it does not matter.
  HARMLESS,
  /// Nobody has made up their mind.
  LATER;

  /// As it stands in tables, such as `real`.
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
