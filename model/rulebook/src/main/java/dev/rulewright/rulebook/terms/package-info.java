/// The words that a publisher has agreed upon, those that the texts suggest, and where an edition
/// keeps to neither.
@NullMarked
package dev.rulewright.rulebook.terms;

import org.jspecify.annotations.NullMarked;
