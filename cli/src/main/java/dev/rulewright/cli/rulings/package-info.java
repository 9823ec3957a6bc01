/// What the rules say about a position, a move or a scenario: `replay`, `why`, `moves`, `perft` and
/// `clauses`.
@NullMarked
package dev.rulewright.cli.rulings;

import org.jspecify.annotations.NullMarked;
