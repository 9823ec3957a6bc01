package dev.rulewright.kernel;

import java.util.List;

/// What is to be expected of a [Property] under one reading.
public sealed interface Expectation {

  /// The property holds.
  Expectation HOLDS = new Holds();

  /// The property holds.
  record Holds() implements Expectation {}

  /// Some play breaks the property, because the reading answers as it does.
  ///
  /// @param answers the answers that together make it fail, each as it is chosen, such as
  ///   `event.target-side=any`; empty if the rules make it fail whatever is answered
  /// @param how how play comes to break it, in a clause that begins in lower case
  record Fails(List<String> answers, String how) implements Expectation {}

  /// Nothing in play is what the property speaks of.
  ///
  /// @param answers the answers that take it away, each as it is chosen
  /// @param why in a clause that begins in lower case
  record NotMeaningful(List<String> answers, String why) implements Expectation {}
}
