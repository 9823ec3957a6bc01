package dev.rulewright.missioncombat.reading;

import java.util.List;

/// The language editions of the rulebook, the original first.
final class Edition {

  static final String DE = "de";
  static final String EN = "en";
  static final String FR = "fr";

  static final List<String> ALL = List.of(DE, EN, FR);

  private Edition() {}
}
