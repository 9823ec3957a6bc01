package dev.rulewright.kernel.property;

import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.reading.Choice;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Answers under which a property is expected to fail, or to say nothing: all of them together.
///
/// @param answers none if the rules make it fail whatever is answered
/// @param how how play comes to break the property, in a clause that begins in lower case
/// @param meaningful whether the property still speaks of something
record Breach(List<Choice> answers, String how, boolean meaningful) {

  Breach {
    answers = List.copyOf(answers);
  }

  /// The breach if more answers are given.
  ///
  /// @param otherHow how play comes to break the property then; empty if as before
  Breach and(List<Choice> more, String otherHow) {
    return new Breach(
        Stream.concat(answers.stream(), more.stream()).toList(),
        otherHow.isEmpty() ? how : otherHow,
        meaningful);
  }

  /// Whether a reading gives these answers.
  ///
  /// @param reading the name of the answer to each question, by the name of the question
  boolean isIn(Map<String, String> reading) {
    return answers.stream().allMatch(each -> each.isIn(reading));
  }

  /// What is to be expected of the property then.
  Expectation expectation() {
    List<String> names = answers.stream().map(Choice::toString).toList();
    return meaningful
        ? new Expectation.Fails(names, how)
        : new Expectation.NotMeaningful(names, how);
  }
}
