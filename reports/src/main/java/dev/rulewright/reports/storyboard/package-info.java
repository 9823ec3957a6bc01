/// Tells replayed scenarios as storyboards: the board before and after each step, what happened,
/// and the clauses behind it.
@NullMarked
package dev.rulewright.reports.storyboard;

import org.jspecify.annotations.NullMarked;
