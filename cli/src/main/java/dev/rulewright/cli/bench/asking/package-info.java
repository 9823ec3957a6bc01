/// What is asked about a move in free words: what is meant by them, and what a piece could try. It
/// knows lines, no pages.
@NullMarked
package dev.rulewright.cli.bench.asking;

import org.jspecify.annotations.NullMarked;
