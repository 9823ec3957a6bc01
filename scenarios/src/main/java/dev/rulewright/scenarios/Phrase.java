package dev.rulewright.scenarios;

import dev.rulewright.kernel.Place;

/// A text of a scenario and where it stands.
public record Phrase(String text, Place place) {

  @Override
  public String toString() {
    return text;
  }
}
