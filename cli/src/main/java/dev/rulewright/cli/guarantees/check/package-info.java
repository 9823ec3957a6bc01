/// Checks what the rules guarantee, by every method, and puts the verdicts into one table.
@NullMarked
package dev.rulewright.cli.guarantees.check;

import org.jspecify.annotations.NullMarked;
