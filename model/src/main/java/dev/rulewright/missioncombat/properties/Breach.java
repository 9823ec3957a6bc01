package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Expectation;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Answers under which a property is expected to fail, or to say nothing: all of them together.
///
/// @param how how play comes to break the property, in a clause that begins in lower case
/// @param answers constants of the questions; none if the rules make it fail whatever is answered
/// @param meaningful whether the property still speaks of something
record Breach(String how, List<Enum<?>> answers, boolean meaningful) {

  static Breach of(String how, Enum<?>... answers) {
    return new Breach(how, List.of(answers), true);
  }

  /// Answers that take away what a property speaks of.
  static Breach notMeaningful(String why, Enum<?>... answers) {
    return new Breach(why, List.of(answers), false);
  }

  /// The breach if more answers are given.
  Breach and(String otherHow, Enum<?>... more) {
    List<Enum<?>> all =
        Stream.concat(answers.stream(), Arrays.stream(more)).<Enum<?>>map(a -> a).toList();
    return new Breach(otherHow, all, meaningful);
  }

  /// What is to be expected under a reading of a property that some answers break: the first breach
  /// whose answers the reading gives; without one the property holds.
  static Expectation expected(Reading reading, Breach... breaches) {
    return Arrays.stream(breaches)
        .filter(breach -> breach.answers.stream().allMatch(reading::gives))
        .map(Breach::expectation)
        .findFirst()
        .orElse(Expectation.HOLDS);
  }

  private Expectation expectation() {
    List<String> names = answers.stream().map(Reading.READINGS::text).toList();
    return meaningful
        ? new Expectation.Fails(names, how)
        : new Expectation.NotMeaningful(names, how);
  }
}
