/// Findings: what clues say together, each difference told once, with the words that it quotes.
@NullMarked
package dev.rulewright.rulebook.compare.telling;

import org.jspecify.annotations.NullMarked;
