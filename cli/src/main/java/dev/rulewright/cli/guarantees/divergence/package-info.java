/// Two readings side by side (`diverge`): the shortest play in which they part, and the scenario
/// that keeps it.
@NullMarked
package dev.rulewright.cli.guarantees.divergence;

import org.jspecify.annotations.NullMarked;
