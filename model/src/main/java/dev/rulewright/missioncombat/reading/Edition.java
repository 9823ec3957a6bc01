package dev.rulewright.missioncombat.reading;

import java.util.Locale;

/// The language editions of the rulebook, the original first.
public enum Edition {
  DE("German"),
  EN("English"),
  FR("French");

  private final String language;

  Edition(String language) {
    this.language = language;
  }

  /// The name of the edition in citations, such as `de`.
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The language in English.
  public String language() {
    return language;
  }
}
