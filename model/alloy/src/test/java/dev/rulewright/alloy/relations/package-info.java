/// Formulas of relations, evaluated fast: what Kodkod's evaluator does, for many instances that
/// differ little. A test compares the two.
@NullMarked
package dev.rulewright.alloy.relations;

import org.jspecify.annotations.NullMarked;
