package dev.rulewright.airsoftsquads.rules;

import dev.rulewright.kernel.reading.Asking;

/// Rules that belong together, with what they ask of a reading.
abstract class Chapter extends Asking {

  final Terms terms;

  Chapter(Terms terms) {
    super(terms.reading());
    this.terms = terms;
  }
}
