package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Expectation;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Answers under which a property is expected to fail, or to say nothing: all of them together.
///
/// @param how how play comes to break the property, in a clause that begins in lower case
/// @param answers constants of the questions; none if the rules make it fail whatever is answered
/// @param meaningful whether the property still speaks of something
public record Breach(String how, List<Enum<?>> answers, boolean meaningful) {

  /// Answers that make a property fail.
  public static Breach of(String how, Enum<?>... answers) {
    return new Breach(how, List.of(answers), true);
  }

  /// Answers that take away what a property speaks of.
  public static Breach notMeaningful(String why, Enum<?>... answers) {
    return new Breach(why, List.of(answers), false);
  }

  /// The breach if more answers are given.
  public Breach and(String otherHow, Enum<?>... more) {
    List<Enum<?>> all =
        Stream.concat(answers.stream(), Arrays.stream(more)).<Enum<?>>map(a -> a).toList();
    return new Breach(otherHow, all, meaningful);
  }

  /// What is to be expected under a reading of a property that some answers break: the first breach
  /// whose answers the reading gives; without one the property holds.
  public static <R extends Record> Expectation expected(
      Readings<R> readings, R reading, Breach... breaches) {
    return Arrays.stream(breaches)
        .filter(
            breach -> breach.answers.stream().allMatch(answer -> readings.gives(reading, answer)))
        .map(breach -> breach.expectation(readings))
        .findFirst()
        .orElse(Expectation.HOLDS);
  }

  private Expectation expectation(Readings<?> readings) {
    List<String> names = answers.stream().map(readings::text).toList();
    return meaningful
        ? new Expectation.Fails(names, how)
        : new Expectation.NotMeaningful(names, how);
  }
}
