package dev.rulewright.cli.guarantees;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Property;
import java.util.List;

/// A property, as JSON.
record PropertyEntry(String id, String chapter, String sentence, List<String> clauses) {

  static PropertyEntry of(Property<?, ?> property) {
    return new PropertyEntry(
        property.id(),
        property.chapter(),
        property.sentence(),
        property.clauses().stream().map(Clause::id).toList());
  }
}
