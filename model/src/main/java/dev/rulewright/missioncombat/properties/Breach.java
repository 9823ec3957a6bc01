package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Expectation;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.Arrays;
import java.util.List;

/// Answers under which a property is expected to fail: all of them together make it fail.
///
/// @param how how play comes to break the property, in a clause that begins in lower case
/// @param answers constants of the questions; none if the rules make it fail whatever is answered
record Breach(String how, List<Enum<?>> answers) {

  static Breach of(String how, Enum<?>... answers) {
    return new Breach(how, List.of(answers));
  }

  /// What is to be expected under a reading of a property that some answers break: the first breach
  /// whose answers the reading gives; without one the property holds.
  static Expectation expected(Reading reading, Breach... breaches) {
    return Arrays.stream(breaches)
        .filter(breach -> breach.answers.stream().allMatch(reading::gives))
        .<Expectation>map(breach ->
            new Expectation.Fails(breach.answers.stream().map(Reading::text).toList(), breach.how))
        .findFirst()
        .orElse(Expectation.HOLDS);
  }
}
